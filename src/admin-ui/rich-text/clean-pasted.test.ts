// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { settledHtml } from './body-html.ts'
import { cleanPasted } from './clean-pasted.ts'
import { google, word } from './pasted.fixture.ts'
import { countLostPictures } from './pictures.ts'

describe('from Word', () => {
  const clean = cleanPasted(word)

  test('headings stay headings, without bold, anchors and a second main heading', () => {
    expect(clean).toContain('<h2>Plan for spring</h2>')
    expect(clean).toContain('<h2>Goals</h2>')
  })

  test('words keep bold, italic and links, and single spaces', () => {
    expect(clean).toContain(
      '<p>Three teams <strong>start</strong> in <em>March</em>. See <a href="https://example.com/plan">the plan</a>.</p>',
    )
  })

  test('paragraphs with a sign in front become lists, nested and numbered as they were', () => {
    expect(clean).toContain('<ul><li>First point<ul><li>Deeper point</li></ul></li><li>Second point</li></ul>')
    expect(clean).toContain('<ol><li>Measure</li><li>Decide</li></ol>')
  })

  test('a table whose first row is bold gets heading cells', () => {
    expect(clean.replace(/\s*<(\/?)(table|tbody|tr|td|th|p)>\s*/g, '<$1$2>')).toContain(
      '<table><tbody><tr><th><p>Team</p></th><th><p>Weeks</p></th></tr><tr><td><p>Red</p></td><td><p>4</p></td></tr></tbody></table>',
    )
  })

  test('nothing of its looks, comments, blank lines and unreachable pictures is left', () => {
    expect(clean).not.toMatch(/mso|style|class|lang=|o:p|xml|<!--|\[if|file:|AB1|<p>\s*<\/p>|&nbsp;/i)
    expect(clean).toContain('<p>As agreed[1].</p>')
  })
})

describe('from Google Docs', () => {
  const clean = cleanPasted(google)

  test('the bold wrapper around everything does not make everything bold', () => {
    expect(clean).toContain('<h2>What we learned</h2>')
    expect(clean).toContain('<p>It was <strong>hard</strong><em> but fair</em>. ')
  })

  test('links lead straight to where they lead', () => {
    expect(clean).toContain('<a href="https://example.com/a?b=1">More here</a>')
  })

  test('a deeper list belongs to the item above it', () => {
    expect(settledHtml(clean)).toContain('<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>')
  })

  test('a table comes without widths, with heading cells', () => {
    expect(settledHtml(clean)).toContain(
      '<table><thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead>' +
        '<tbody><tr><td>9 weeks</td><td></td></tr></tbody></table>',
    )
  })

  test('comments, blank lines and pictures that only Google can reach are gone', () => {
    expect(clean).not.toMatch(/style|class|dir=|aria|docs-internal|cmnt|googleusercontent|<br/)
    expect(clean).toContain('<p>Done</p>')
  })

  test('it is known how many pictures were lost, so that this can be said', () => {
    expect(countLostPictures(google)).toBe(1)
    expect(countLostPictures('<img src="data:image/png;base64,AAAA"><img src="/storage/pictures/a.webp">')).toBe(0)
  })
})

test('lists from Word for the web keep their levels', () => {
  const item = (level: number, words: string) =>
    `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-aria-level="${level}" data-listid="2"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`
  expect(cleanPasted(item(1, 'One') + item(2, 'Inner') + item(1, 'Two'))).toBe(
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  )
})

test('half a sentence stays words, so that it can be put into a sentence', () => {
  expect(cleanPasted('<meta charset="utf-8"><span style="color:red">just <b>these</b> words</span>')).toBe(
    'just <strong>these</strong> words',
  )
})

test('lines in boxes, as mail programs write them, become paragraphs', () => {
  expect(cleanPasted('<div>One</div><div><br></div><div>Two<br>Three</div>')).toBe('<p>One</p><p>Two<br>Three</p>')
})

test('pictures inside of the paste are kept, so that they can be uploaded, and those of our own storage too', () => {
  const picture = '<img src="data:image/png;base64,AAAA" alt="A chart">'
  expect(cleanPasted(`<p>${picture}</p>`)).toContain(picture)
  expect(cleanPasted(`<img src="${location.origin}/storage/pictures/a.webp?v=1">`)).toBe(
    '<img src="/storage/pictures/a.webp?v=1">',
  )
})

test.each([
  'https://elsewhere.example/storage/pictures/a.webp',
  '//elsewhere.example/a.png',
  'file:///C:/a.png',
  'a.png',
])('the picture %s is left out, the rest of the paste stays, and this is said', (src) => {
  for (const from of ['', ' data-pm-slice="1 1 []"']) {
    const html = `<p${from}>One</p><figure><img src="${src}"><figcaption></figcaption></figure><p>Two</p>`
    const { body } = new DOMParser().parseFromString(cleanPasted(html), 'text/html')
    expect([body.querySelector('img, figure'), body.textContent]).toEqual([null, 'OneTwo'])
    expect(countLostPictures(html)).toBe(1)
  }
})

test('scripts, handlers and script addresses do not get in', () => {
  const html =
    '<p onclick="a()">x</p><script>b()</script><a href="javascript:c()">y</a><img src="x" onerror="d()"><svg onload="e()"></svg>'
  expect(cleanPasted(html)).toBe('<p>x</p>y')
})

test('what was copied inside of the editor is taken as it is', () => {
  const own = '<p data-pm-slice="1 1 []">own</p>'
  expect(cleanPasted(own)).toBe(own)
})

test('code keeps its spaces and lines', () => {
  expect(cleanPasted('<pre><code>if (a)\n  b()</code></pre>')).toBe('<pre><code>if (a)\n  b()</code></pre>')
})
