import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, sanitizeBody } from './sanitize.server.ts'

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  [
    'an event handler of a picture',
    '<img src="/pictures/a.png" alt="a" onerror="alert(1)">',
    '<img alt="a" loading="lazy" decoding="async" src="/pictures/a.png" />',
  ],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a hidden script address', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['a data address', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>a</p>', '<p>a</p>'],
  ['a form', '<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
  ['a drawing', '<svg><script>alert(1)</script></svg>', ''],
  ['a style', '<style>p{display:none}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['a picture without encryption', '<img src="http://elsewhere.example/a.png" alt="a">', ''],
  ['a picture from elsewhere', '<img src="https://elsewhere.example/a.png" alt="a">', ''],
  ['a picture without a scheme', '<img src="//elsewhere.example/a.png" alt="a">', ''],
])('%s does not get through', (_what, html, safe) => {
  expect(sanitizeBody(html)).toBe(safe)
})

test('headings, lists, quotes, code and tables stay as they are', () => {
  const body =
    '<h2 id="one">One</h2><p><strong>a</strong> <em>b</em> <code>c</code></p><ul><li>d</li></ul>' +
    '<blockquote><p>e</p></blockquote><pre><code>f &lt; g</code></pre>' +
    '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">i</td></tr></tbody></table>'
  expect(sanitizeBody(body)).toBe(body)
})

test('a page keeps its one main heading: one in the body becomes a second-level heading', () => {
  expect(sanitizeBody('<h1>Title</h1>')).toBe('<h2>Title</h2>')
})

test('a link that leaves the site opens in a new tab without telling where it came from', () => {
  expect(sanitizeBody('<a href="https://elsewhere.example/" rel="opener">a</a>')).toBe(
    '<a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  )
  expect(sanitizeBody('<a href="/contact" target="_top">a</a>')).toBe('<a href="/contact">a</a>')
})

test('a picture from our storage keeps its alternative text and always has one', () => {
  const body = sanitizeBody('<figure><img src="/storage/blog/a.png" alt="A chart"><figcaption>b</figcaption></figure>')
  expect(body).toContain('alt="A chart"')
  expect(body).toContain('src="/storage/blog/a.png"')
  expect(body).toContain('<figcaption>b</figcaption>')
  expect(sanitizeBody('<img src="/storage/blog/a.png">')).toContain('alt=""')
})

test('what was made safe once is not changed by a second time', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<img src=x onerror=y>',
    '<a href="https://a.b">',
    '<<',
    '&lt;',
    'x',
    '">',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = sanitizeBody(pieces.join(''))
      expect(sanitizeBody(once)).toBe(once)
    }),
    { numRuns: 2000, examples: [[['<p>', '<<', 'x', '<p>', '<p>']]] },
  )
})

test('the plain text has the words and nothing else', () => {
  expect(plainText('<h2>One</h2><p>two <em>three</em><br>four</p><script>x</script>')).toBe('One two three four')
  expect(plainText('<p>R&amp;D &lt; Q&amp;A</p>')).toBe('R&D < Q&A')
})
