extension HashedText {
  /// Colours and type of all pages, in light, in dark and on paper.
  ///
  /// `s1` to `s6` are colours that colour-blind people tell apart (after Okabe and Ito), darkened or
  /// lightened until they stand out from the paper; `out` is that of a dismissed sheet. A colour
  /// never stands alone: what it says is said by a shape or a word as well.
  package static let baseStyle = HashedText(
    """
    :root{color-scheme:light dark;
    --paper:#f6f7f9;--panel:#fff;--ink:#16191d;--muted:#5a626d;--faint:#868e99;--line:#dfe3e8;--hair:#edf0f3;
    --accent:#005a9c;--good:#00684a;--bad:#b3261e;--warn:#8a5a00;
    --s1:#0072b2;--s2:#00805c;--s3:#9a4f96;--s4:#a66a00;--s5:#3f6fd8;--s6:#6b6f76;--out:#c8420a;
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
    --mono:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;
    --small:.8125rem;--radius:10px;--gap:1rem}
    @media(prefers-color-scheme:dark){:root{
    --paper:#101317;--panel:#181c22;--ink:#e8ebef;--muted:#a4adb8;--faint:#7f8894;--line:#2d343d;--hair:#232931;
    --accent:#6cb6f5;--good:#5ccfa2;--bad:#ff8a80;--warn:#e8b559;
    --s1:#56b4e9;--s2:#3fc79a;--s3:#d79ad0;--s4:#e6b04a;--s5:#8fb0ff;--s6:#a8aeb7;--out:#ff8a5c}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 var(--sans);font-variant-numeric:tabular-nums}
    h1,h2,h3{line-height:1.25;margin:0;font-weight:650;letter-spacing:-.01em}
    h1{font-size:1.625rem}h2{font-size:1.1875rem}h3{font-size:.9375rem}
    p{margin:0}
    code,pre{font:.8125rem/1.5 var(--mono)}
    a{color:var(--accent)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    .s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}.s5{--c:var(--s5)}.s6{--c:var(--s6)}.out{--c:var(--out)}
    @media print{:root{color-scheme:light;
    --paper:#fff;--panel:#fff;--ink:#000;--muted:#444;--faint:#666;--line:#bbb;--hair:#ddd;
    --accent:#005a9c;--good:#00684a;--bad:#b3261e;--warn:#8a5a00;
    --s1:#0072b2;--s2:#00805c;--s3:#9a4f96;--s4:#a66a00;--s5:#3f6fd8;--s6:#6b6f76;--out:#c8420a}}
    """,
    sha256: "RrG+PEIuXh5NpOITrvamLD5+nlZgCMX3oO5gnLp1/sY=")
}
