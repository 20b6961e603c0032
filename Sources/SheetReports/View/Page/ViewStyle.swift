extension HashedText {
  /// How the page of `detent view` is laid out, beside the base.
  package static let viewLayout = HashedText(
    #"""
    :root{--sheet:var(--s1);--content:var(--s4);--other:var(--s3)}
    html,body{height:100%}
    body{display:flex;flex-direction:column;font-size:.875rem}
    header{display:flex;align-items:center;gap:.5rem 1.25rem;padding:.625rem 1.25rem;flex-wrap:wrap}
    h1{font-size:1rem}h1 span{color:var(--muted);font-weight:400}
    h2{font-size:.9375rem;flex:1}
    .picker{display:flex;align-items:center;gap:.25rem;min-width:0}
    select{max-width:46vw}
    #facts{display:flex;gap:.25rem .375rem;flex-wrap:wrap;flex:1;min-width:0}
    .chip{font-size:.75rem;color:var(--muted);border:1px solid var(--line);border-radius:1rem;
    padding:.0625rem .5rem;overflow-wrap:anywhere}
    #note,noscript p{margin:0 1.25rem .5rem;color:var(--warn)}
    main{flex:1;min-height:0;display:grid;gap:.875rem;padding:0 1.25rem 1rem;
    grid-template:minmax(22rem,1fr) auto/minmax(15rem,auto) minmax(0,1fr);
    grid-template-areas:"stage gesture" "time time"}
    #stage{grid-area:stage;display:flex;gap:1.25rem;justify-content:center;min-height:0;padding:0 .5rem}
    #gesture{grid-area:gesture;display:flex;flex-direction:column;min-height:0;container-type:inline-size}
    #time,#gesture{background:var(--panel);border:1px solid var(--line);border-radius:var(--radius);
    padding:.625rem .875rem}
    #time{grid-area:time;min-width:0}
    .phone{margin:0;display:flex;flex-direction:column;align-items:center;min-height:0;min-width:0;gap:.375rem}
    .phone svg{flex:1;min-height:0;max-width:100%}.phone.wide svg{width:min(30rem,36vw)}
    figcaption{display:flex;flex-direction:column;align-items:center;text-align:center;font-size:.75rem;
    color:var(--muted);min-width:15rem}
    .phone:only-child figcaption .tuning{display:none}
    .controls{display:flex;align-items:center;gap:.375rem .75rem;flex-wrap:wrap;margin-bottom:.5rem}
    [role=group]{display:inline-flex}
    [role=group] button{border-radius:0;margin-left:-1px}
    [role=group] button:first-child{border-radius:8px 0 0 8px}
    [role=group] button:last-child{border-radius:0 8px 8px 0}
    button,select{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--line);
    border-radius:8px;min-height:2rem;min-width:2rem;padding:0 .5rem;cursor:pointer}
    button:hover{border-color:var(--faint)}
    button[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--panel)}
    #play{border-radius:50%;background:var(--accent);border-color:var(--accent);padding:0;width:2.25rem;
    height:2.25rem;display:grid;place-items:center}
    #play svg{width:1.125rem;fill:var(--panel)}
    #clock{flex:1;font-size:.8125rem;color:var(--muted)}
    #chart{height:clamp(11rem,27vh,21rem);cursor:crosshair;touch-action:pan-y}
    .scrub{position:relative;height:2.5rem;margin-top:.5rem;background:var(--hair);border-radius:6px}
    #overview{position:absolute;inset:0 7px}
    #scrubber{position:absolute;inset:0;width:100%;height:100%;margin:0;background:none;cursor:ew-resize;
    -webkit-appearance:none;appearance:none}
    #scrubber::-webkit-slider-thumb{-webkit-appearance:none;width:14px;height:2.5rem;border-radius:5px;
    border:5px solid transparent;border-width:0 5px;background:var(--ink) content-box;background-clip:content-box}
    #scrubber::-moz-range-thumb{width:4px;height:2.5rem;border:0;border-radius:3px;background:var(--ink)}
    #legend{display:flex;flex-wrap:wrap;gap:.125rem 1rem;margin:.5rem 0 0;padding:0;list-style:none;
    font-size:.75rem;color:var(--muted)}
    #legend li{display:flex;align-items:center;gap:.375rem}
    #why{overflow:auto;scrollbar-width:thin;scrollbar-color:var(--line) transparent;flex:1;min-height:0;display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-content:flex-start;
    font-size:.8125rem}
    #why article{flex:1 1 19rem;min-width:0}
    @container(min-width:54rem){#why article:only-of-type{display:grid;grid-template-columns:minmax(0,11fr) minmax(0,9fr);
    column-gap:2.5rem}#why article:only-of-type>*{grid-column:1}
    #why article:only-of-type>.changes{grid-column:2;grid-row:1/span 9}}
    .tuning{font-size:.8125rem;font-weight:600}.a .tuning{color:var(--sheet)}.b .tuning{color:var(--other)}
    .result{font-size:1.0625rem;font-weight:650}
    .quiet{color:var(--muted)}
    ol{list-style:none;margin:.5rem 0;padding:0}
    li{overflow-wrap:anywhere}
    #why li{display:grid;grid-template-columns:4.75rem 2.25rem 1fr;padding:.1875rem 0;align-items:baseline}
    #why li:not(.done){opacity:.55}
    .rule{font-weight:650}
    .at{border:0;background:none;color:var(--accent);min-height:0;min-width:0;padding:0;text-align:left;
    font-variant-numeric:tabular-nums}
    .at:hover{text-decoration:underline}
    .changes{border-left:1px solid var(--line);padding-left:1.25rem;margin:.25rem 0;overflow-x:auto}
    table{border-collapse:collapse;margin-top:.25rem}
    caption{text-align:left;color:var(--muted);padding-bottom:.125rem}
    th{font-weight:400;text-align:left}
    td,th{padding:.0625rem 1rem .0625rem 0;vertical-align:top;overflow-wrap:break-word}
    .flip-box{flex-basis:100%;border-left:3px solid var(--bad);padding-left:.625rem}
    dialog{border:1px solid var(--line);border-radius:var(--radius);background:var(--panel);color:var(--ink);
    padding:1.25rem 1.5rem}
    dialog::backdrop{background:rgb(0 0 0/.4)}
    dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1.25rem;margin:1rem 0}dd{margin:0}
    kbd{font:.8125rem var(--mono);border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 .3125rem}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    @media(max-width:820px){
    html,body{height:auto}
    header{padding:.5rem .75rem;gap:.375rem .75rem}
    #facts{order:9;flex-basis:100%;flex-wrap:nowrap;overflow-x:auto}.chip{white-space:nowrap}.picker{flex:1}select{max-width:none;flex:1;min-width:0}
    main{display:flex;flex-direction:column;padding:0 .75rem 1rem;gap:.75rem}
    #stage{height:min(56vh,30rem);gap:.5rem;padding:0}
    .phone{flex:1}figcaption{min-width:0}
    #chart{height:13rem}
    #clock{order:9;flex-basis:100%}
    #zoom{margin-left:auto}
    #why{overflow:visible}
    #why article{flex-basis:100%}.phone.wide svg{width:auto}
    button,select{min-height:2.5rem;min-width:2.5rem}.at{min-height:0;min-width:0}}
    """#,
    sha256: "13ZWaa9aTbub5bXEAuQNUrfuT5LDuU3rh8hsT1I11Ow=")
}
