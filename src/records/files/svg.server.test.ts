import { describe, expect, test } from 'vitest'
import { findImageKind } from './image-kind.ts'
import { sanitizeSvg } from './svg.server.ts'

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${more}>${inside}</svg>`
const clean = (source: string) => {
  const result = sanitizeSvg(source)
  if ('refused' in result) throw new Error(result.refused)
  return result.svg
}

test('a logo from a drawing program stays as it is drawn', () => {
  const svg = clean(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Some Program 28.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:#1D2A4D;} .st1{fill:url(#a);stroke-width:.5px !important} ]]></style>
<metadata><rdf:RDF xmlns:rdf="x"><about>me</about></rdf:RDF></metadata>
<defs><linearGradient id="a" gradientTransform="rotate(90)"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
<g class="st0" style="mix-blend-mode:multiply"><path d="M0 0L10 10z" fill-rule="evenodd"/><use xlink:href="#a"/></g>
<text x="1" y="2" font-family="Arial">R&amp;D</text></svg>`)
  expect(svg).toContain('viewBox="0 0 120 40"')
  expect(svg).toContain('.st0{fill:#1D2A4D;} .st1{fill:url(#a);stroke-width:.5px !important}')
  expect(svg).toContain(
    '<linearGradient id="a" gradientTransform="rotate(90)"><stop offset="0" stop-color="#fff"></stop>',
  )
  expect(svg).toContain('<path d="M0 0L10 10z" fill-rule="evenodd"></path><use xlink:href="#a"></use>')
  expect(svg).toContain('>R&amp;D</text>')
  expect(svg).not.toMatch(/DOCTYPE|<\?xml|<!--|metadata|rdf/)
})

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  [
    'a script of another kind',
    drawing('<SCRIPT type="text/ecmascript">alert(1)</SCRIPT><svg:script>alert(1)</svg:script>'),
  ],
  ['a handler', drawing('<path d="M0 0" onclick="alert(1)" ONLOAD="alert(1)"/>', ' onload="alert(1)"')],
  [
    'a page inside',
    drawing(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ),
  ],
  ['a link', drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a><a xlink:href="https://evil.example">x</a>')],
  [
    'a foreign part',
    drawing('<use href="https://evil.example/a.svg#x"/><use xlink:href="data:image/svg+xml;base64,AAAA#x"/>'),
  ],
  ['a picture', drawing('<image href="https://evil.example/a.png"/><image xlink:href="data:image/png;base64,AA"/>')],
  ['a filter that loads', drawing('<filter id="f"><feImage href="https://evil.example/a.png"/></filter>')],
  [
    'a style that loads',
    drawing('<path d="M0 0" style="fill:url(https://evil.example/a)"/><path fill="url(//evil.example)"/>'),
  ],
  ['a hidden style that loads', drawing('<path style="fill:\\75 rl(https://evil.example/a)"/>')],
  [
    'an animation that sets a link',
    drawing(
      '<a><animate attributeName="href" values="javascript:alert(1)"/></a><set attributeName="onload" to="alert(1)"/>',
    ),
  ],
  ['a frame', drawing('<iframe src="https://evil.example"/><embed src="x"/><object data="x">alert</object>')],
  ['a script in a title', drawing('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>')],
  [
    'a program to run it with',
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.xsl"?>${drawing('<path d="M0 0"/>')}`,
  ],
])('%s does not get through', (_what, source) => {
  const svg = clean(source)
  expect(svg).not.toMatch(
    /<script|javascript:|evil|onload|onclick|onerror|<image|<a[ >]|foreignObject|<iframe|<set|<animate|data:/i,
  )
})

describe('refused is', () => {
  test.each([
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ],
    ['entities that grow', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${drawing('&b;')}`],
    ['a style that imports', drawing('<style>@import url(https://evil.example/a.css);</style>')],
    ['a style that loads', drawing('<style>path{fill:url(https://evil.example/a)}</style>')],
    ['a style that ends itself', drawing('<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>')],
    ['a style with hidden letters', drawing('<style>path{fill:\\75 rl(x)}</style>')],
    ['parts that repeat themselves', drawing('<use href="#a"/>'.repeat(31))],
    ['a drawing without an end', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0'],
    ['nothing', '   '],
    ['too much', drawing('<path d="M0 0"/>'.repeat(40_000))],
  ])('%s', (_what, source) => {
    expect(sanitizeSvg(source)).toHaveProperty('refused')
  })
})

test('what was cleaned once is not changed by a second time', () => {
  const once = clean(drawing('<style>.a{fill:red}</style><g class="a"><path d="M0 0"/><text>a &lt; b</text></g>'))
  expect(clean(once)).toBe(once)
})

test.each([
  ['comments', `<svg>${'<!---->'.repeat(70_000)}`],
  ['ends', `<svg>${'</svg><!--'.repeat(50_000)}`],
  ['document types', '<!DOCTYPE'.repeat(50_000)],
])('thousands of %s do not hold the server up', (_what, source) => {
  expect(sanitizeSvg(source)).toBeDefined()
  expect(findImageKind(Buffer.from(source))).not.toBe('png')
})
