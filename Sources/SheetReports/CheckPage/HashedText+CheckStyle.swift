extension HashedText {
  /// What the page of a check has beside that of a report.
  package static let checkStyle = HashedText(
    """
    .answer{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;margin-top:.75rem;padding:.75rem 1rem;
    background:var(--panel);border:1px solid var(--line);border-left:5px solid var(--v);border-radius:var(--radius)}
    .answer strong{font-size:1.25rem;color:var(--v)}
    .passed,.improved,.non_inferior,.equivalent{--v:var(--good)}
    .failed,.regressed{--v:var(--bad)}
    .inconclusive,.worse_within_tolerance{--v:var(--warn)}
    .badge{color:var(--v);font-weight:600;white-space:nowrap}
    .facts{margin:.75rem 0 0;padding-left:1.25rem;color:var(--muted);font-size:.9375rem}
    .verdicts td{white-space:nowrap}.verdicts tbody th{min-width:17rem}.verdicts .note{display:block;font-weight:400;line-height:1.35}
    .effect{width:180px;height:22px}
    .verdicts .plot{width:180px}
    .margin{fill:var(--s4);opacity:.2}.limit{stroke:var(--s4);stroke-dasharray:2 2}.zero{stroke:var(--faint)}
    .kind{margin-top:1.5rem}
    .panels.small{grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));margin-top:.625rem}
    .finger{fill:var(--ink);opacity:.06}
    .track.a,.dot.a{--c:var(--s1)}.track.b,.dot.b{--c:var(--out)}
    path.track{stroke:var(--c);stroke-width:2;fill:none;stroke-linejoin:round}
    path.track.b{stroke-dasharray:5 3}
    .parting{stroke:var(--ink);stroke-dasharray:1.5 3}
    .track .detent{stroke:var(--line);stroke-dasharray:none}
    .command{margin-top:.25rem;color:var(--muted);line-height:1.35}.command code{font-size:.75rem;overflow-wrap:anywhere}
    @media(max-width:34rem){.verdicts thead{display:none}.verdicts tr{display:block;padding:.375rem 0;border-bottom:1px solid var(--line)}
    .verdicts tbody th,.verdicts tbody td{display:block;min-width:0;border:0;padding:.125rem .5rem;white-space:normal}
    .verdicts td:last-child:not(:empty)::before{content:"p = "}}
    """,
    sha256: "8jrSqvsv/p4tSBv8Qjw6iuhqararZn7ILDqCxmJ+q4s=")
}
