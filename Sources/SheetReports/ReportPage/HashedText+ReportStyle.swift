extension HashedText {
  /// How the pages of reports and checks look, beside the base.
  package static let reportStyle = HashedText(
    """
    body{padding:2rem clamp(1rem,4vw,3rem) 3rem}
    header,main,footer{max-width:72rem;margin:0 auto}
    header p{color:var(--muted)}
    nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:.75rem;font-size:.9375rem}
    section{margin-top:2.5rem}
    .lead{color:var(--muted);max-width:46rem;margin-top:.375rem;font-size:.9375rem}
    .note,footer{color:var(--muted);font-size:var(--small)}
    footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.75rem}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,calc(50% - .5rem)),1fr));gap:var(--gap);margin-top:1.5rem}
    .card,figure,.scroll:has(.numbers){background:var(--panel);border:1px solid var(--line);border-radius:var(--radius)}
    .card{padding:.875rem 1rem 1rem;display:flex;flex-direction:column}
    .card h3{font-weight:600;color:var(--muted);overflow-wrap:anywhere}
    .card p.value{font-size:1.875rem;line-height:1.2;font-weight:600;letter-spacing:-.02em;margin-top:.25rem}
    .card .interval{font-size:.875rem}
    .card .note{margin-top:.5rem;line-height:1.4}
    .bar{width:100%;margin-top:.5rem;display:block}
    .rail{fill:var(--line)}.range{fill:var(--s1);opacity:.5}rect.value{fill:var(--ink)}
    figure{margin:0;padding:.875rem 1rem;min-width:0}
    figcaption{font-size:.875rem;color:var(--muted);line-height:1.4}
    figcaption strong{color:var(--ink)}
    .pair,.panels{display:grid;gap:var(--gap);margin-top:1rem;align-items:start}
    .pair{grid-template-columns:repeat(auto-fit,minmax(min(27rem,100%),1fr))}
    .panels{grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr))}
    .wide{margin-top:1rem}
    .scroll{overflow-x:auto}
    section>.scroll{margin-top:1rem}
    table{border-collapse:collapse;width:100%;font-size:.875rem}
    th,td{padding:.375rem .75rem;text-align:left;vertical-align:middle;border-top:1px solid var(--hair)}
    thead th{color:var(--muted);font-weight:500;font-size:var(--small);border-top:0;white-space:nowrap}
    tbody th{font-weight:500;overflow-wrap:anywhere;min-width:6rem}
    .number{text-align:right;white-space:nowrap}
    td.plot,th.plot{padding:0 .25rem;width:210px}
    .forests td{white-space:nowrap}.forests td,.forests th{padding:.25rem .375rem}
    td code{white-space:nowrap}
    svg{display:block;overflow:visible}
    svg text{font:11px var(--sans);fill:var(--muted)}
    svg .name{font-weight:600;fill:var(--ink)}
    .forest{width:210px;height:22px}
    .whisker{stroke:var(--ink);stroke-width:1.25}
    .ref{stroke:var(--faint);stroke-dasharray:2 3}
    .estimate{fill:var(--s1);stroke:var(--panel);stroke-width:.75}
    .axis{stroke:var(--faint);fill:none}
    .chart{width:100%;height:auto;margin-top:.5rem}
    .grid{stroke:var(--hair);fill:none}
    .ghost{stroke:var(--faint);opacity:.45;fill:none}
    .band{fill:var(--c);opacity:.2}
    .curve{stroke:var(--c);stroke-width:2;fill:none;stroke-linejoin:round}
    .drop{stroke:var(--muted);stroke-dasharray:2 3;fill:none}
    .dot{fill:var(--c);stroke:var(--panel);stroke-width:.75}
    .cross{stroke:var(--c);stroke-width:1.75;fill:none}
    .region{fill:var(--c);opacity:.13}
    .border{stroke:var(--ink);stroke-width:1.25;fill:none;stroke-linejoin:round}
    .detent{stroke:var(--muted);stroke-dasharray:5 4}
    .releases{min-width:34rem;max-width:56rem;margin-left:auto;margin-right:auto}
    .releases .name,.count{paint-order:stroke;stroke:var(--panel);stroke-width:3px;stroke-linejoin:round}
    .transitions{max-width:30rem;margin-left:auto;margin-right:auto}
    .arrow{stroke:var(--c);fill:none;opacity:.6}
    .head{fill:var(--c)}
    .node{fill:var(--panel);stroke:var(--c);stroke-width:2}
    svg .count{font-weight:600;fill:var(--ink);font-size:12px}
    .transitions .name{font-size:13px}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 .25rem;padding:0;font-size:.875rem}
    .legend li{display:flex;align-items:center;gap:.375rem}
    @media(max-width:34rem){body{padding-top:1.25rem}th,td{padding:.375rem .5rem}}
    @media print{body{padding:0}section{break-inside:avoid}nav{display:none}}
    """,
    sha256: "UsySGJ+BaX+V7gcAEERND4Mr32qy83GxEXLaihcjjwE=")
}
