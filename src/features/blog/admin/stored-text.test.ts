// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settledHtml } from '#admin-ui/rich-text/body-html.ts'
import { cleanPasted } from '#admin-ui/rich-text/clean-pasted.ts'
import { google, word } from '#admin-ui/rich-text/pasted.fixture.ts'
import { sanitizeBody } from '#platform/sanitize.server.ts'

const article = `
<h2 id="one">One</h2>
<p>Some <strong>bold</strong>, <em>italic</em>, <s>struck</s> and <code>code &lt; 1</code> words &amp; a break<br>here.</p>
<h3>Two</h3>
<ul><li>First</li><li>Second<ol start="3"><li>Inner</li></ol></li></ul>
<blockquote><p>Said by somebody</p></blockquote>
<pre><code>if (a &lt; b) {
  run()
}</code></pre>
<hr>
<p>See <a href="/contact">us</a>, <a href="https://example.com/a?b=1&amp;c=2">them</a> or <a href="mailto:a@example.com">write</a>.</p>`

const table =
  '<table><thead><tr><th scope="col">Team</th><th scope="col">Weeks</th></tr></thead>' +
  '<tbody><tr><th scope="row">Red</th><td>4</td></tr><tr><td colspan="2">All</td></tr></tbody></table>'

const figure =
  '<figure><img alt="A chart" width="800" height="600" src="/storage/pictures/a1.webp?v=1">' +
  '<figcaption>Flow in <em>spring</em></figcaption></figure>'

const unusual =
  '<p lang="hu" dir="ltr">Press <kbd>F8</kbd>, H<sub>2</sub>O, <abbr title="Objective">O</abbr>, <time datetime="2026-01-01">then</time></p>' +
  '<dl><dt>Flow</dt><dd>How work moves</dd></dl>'

test.each([
  ['an article', article],
  ['a table', table],
  ['a picture with a caption', figure],
  ['a picture alone', '<figure><img alt="" src="/storage/pictures/a1.webp" loading="lazy" decoding="async"></figure>'],
  ['what the toolbar does not offer', unusual],
  ['quotation marks and hard spaces', '<p>"Ten\u00a0kilos" – it’s a &gt; b</p>'],
])('%s leaves the editor just as the sanitiser would write it', (_what, html) => {
  const written = settledHtml(html)
  expect(sanitizeBody(written)).toBe(written)
  expect(written.length).toBeGreaterThan(20)
})

test.each([
  ['an article', article],
  ['a table', table],
  ['a picture', figure],
  ['what the toolbar does not offer', unusual],
])('%s is only tidied by a visit to the editor, not changed', (_what, html) => {
  const flat = (text: string) => sanitizeBody(text).replace(/>\n</g, '><').trim()
  expect(settledHtml(html)).toBe(flat(html))
})

test.each([
  ['Word', word],
  ['Google Docs', google],
])('what comes from %s is stored as it was cleaned: the sanitiser has nothing left to do', (_from, html) => {
  const stored = settledHtml(cleanPasted(html))
  expect(sanitizeBody(stored)).toBe(stored)
})
