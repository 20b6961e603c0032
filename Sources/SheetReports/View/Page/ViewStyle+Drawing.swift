extension HashedText {
  /// How the drawings of the page of `detent view` look.
  package static let viewDrawing = HashedText(
    #"""
    svg{display:block}
    .phone{--surface:#fff;--wall:#c9d3e0;--app:#f3f5f8;--app-line:#dbe1e9;--row:#e4e8ee;--hairline:#e3e7ec;
    --bezel:#1b1d21;--touch:#1b1d21}
    .bezel{fill:var(--bezel)}.wallpaper{fill:var(--wall)}.app{fill:var(--app)}.app-line{fill:var(--app-line)}
    .dim{fill:#000}
    .body{fill:var(--surface);filter:drop-shadow(0 -3px 14px rgb(0 0 0/.16))}
    .port circle,.row-line{fill:var(--row)}.row-line.thin{opacity:.7}
    .port text{font:12px var(--sans);fill:var(--faint)}
    .hairline{stroke:var(--hairline);stroke-width:1}
    .title{fill:#b9c2cd}.grabber{fill:#b4bac2}.keyboard{fill:#d3d7dd}
    .island{fill:#000}.home{fill:var(--touch);opacity:.75}
    .trail{fill:none;stroke:var(--sheet);stroke-width:15;stroke-linecap:round;stroke-linejoin:round}
    .finger{fill:var(--sheet);fill-opacity:.32;stroke:var(--sheet);stroke-width:3}
    .lift{fill:none;stroke:var(--sheet);stroke-width:3}
    .plot{overflow:hidden}
    .plot path,.plot rect,.plot line{vector-effect:non-scaling-stroke}
    .edge{fill:none;stroke-width:2.25;stroke-linejoin:round}
    .edge.a{stroke:var(--sheet)}.edge.b{stroke:var(--other);stroke-dasharray:6 4}
    .finger-line{fill:none;stroke:var(--faint);stroke-width:1.25;stroke-dasharray:1.5 3;stroke-linecap:round}
    .offset{fill:var(--content);fill-opacity:.22;stroke:var(--content);stroke-width:1.25}
    .gesture{fill:var(--hair)}.gesture.chosen{fill:var(--accent);fill-opacity:.13}
    .gesture.flipped{fill:var(--bad);fill-opacity:.2}
    .detent{stroke:var(--line);stroke-width:1;stroke-dasharray:2 3}
    .label,.axis,.rule,.owner-word,.flip-word{font:11px var(--sans);fill:var(--muted)}
    .label,.flip-word{paint-order:stroke;stroke:var(--panel);stroke-width:3;stroke-linejoin:round}
    text.rule{font-size:10.5px;font-weight:400}text.rule.main{font-weight:650;fill:var(--ink)}
    .owner-word{font-size:8.5px;font-weight:600;fill:var(--panel)}
    .tick{stroke:var(--faint)}
    .owner.sheet{fill:var(--sheet)}.owner.content{fill:var(--content)}.owner.undecided{fill:var(--faint)}
    .release{fill:var(--panel);stroke:var(--sheet);stroke-width:2}
    .hand-off{fill:var(--content);stroke:var(--panel);stroke-width:1.5}
    .hand-off.to_sheet,.hand-off.from_outside{fill:var(--sheet)}
    .flip{stroke:var(--bad);stroke-width:1.5;stroke-dasharray:5 3}.flip-word{fill:var(--bad);font-weight:600}
    .head line{stroke:var(--ink);stroke-width:1.25}
    .dot{stroke:var(--panel);stroke-width:1.5}.dot.a{fill:var(--sheet)}.dot.b{fill:var(--other)}
    #overview .gesture{fill:var(--line)}#overview .gesture.chosen{fill:var(--accent);fill-opacity:.35}
    #overview .gesture.flipped{fill:var(--bad);fill-opacity:.3}
    #overview .edge{stroke-width:1.25}#overview .edge.b{stroke-dasharray:3 2}#overview .finger-line{display:none}
    .window{fill:none;stroke:var(--faint);stroke-width:1}
    @media(prefers-color-scheme:dark){.phone{--surface:#23272e;--wall:#3a4554;--app:#2b313a;--app-line:#3b434f;
    --row:#353c46;--hairline:#333a44;--bezel:#000;--touch:#e8ebef}
    .bezel{stroke:#3a414b;stroke-width:2}.title{fill:#596373}.grabber{fill:#6a737f}.keyboard{fill:#3a4049}
    .body{filter:drop-shadow(0 -3px 14px rgb(0 0 0/.5))}}
    """#,
    sha256: "Apwq+n1kfDaJUQAcKZfLUJkEGYu/sP3HhWeLxGKoFhc=")
}
