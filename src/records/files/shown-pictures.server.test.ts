import { expect, test } from 'vitest'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { storeFile } from './queries.server.ts'
import { withPictureFacts, withPictureWords } from './shown-pictures.server.ts'

const { db } = await testPlatform()
const store = (name: string, facts: object) =>
  storeFile(db, { bucket: 'pictures', name, content_type: 'image/webp', data: Buffer.from(name), ...facts })
const known = await store('a.webp', { width: 1000, height: 500, alt: 'A "board" & <cards>' })
const decoration = await store('b.webp', { width: 100, height: 50, alt: 'A line', is_decorative: true })

const show = (html: string) => withPictureFacts(db, sanitizeBody(html))

test('a picture in a text has its size, smaller files, and the words of the library', async () => {
  const html = await show(`<p>a</p><figure><img src="${known}&at=10-20" width="4" height="4"></figure>`)
  expect(html).toContain('width="1000" height="500"')
  expect(html).toContain(`srcset="${known}&amp;at=10-20&amp;w=160 160w, `)
  expect(html).toContain(`, ${known}&amp;at=10-20 1000w" sizes="`)
  expect(html).not.toContain('w=1280')
  expect(html).toContain('alt="A &quot;board&quot; &amp; &lt;cards&gt;"')
  expect(html.match(/ (?:width|alt)="/g)).toHaveLength(2)
})

test('words of the text itself come first, and a decoration has none', async () => {
  expect(await show(`<img src="${known}" alt="Our board">`)).toContain('alt="Our board"')
  expect(await show(`<img src="${decoration}">`)).toContain('alt=""')
})

test('what is not known stays as it is', async () => {
  const html = sanitizeBody('<p>a &lt;img src="x"&gt;</p><img src="/storage/pictures/gone.webp" alt="b">')
  expect(await withPictureFacts(db, html)).toBe(html)
})

test('rows without words for their pictures get those of the library', async () => {
  const rows = [
    { url: known, alt: null },
    { url: known, alt: 'Own' },
    { url: decoration, alt: null },
    { url: null, alt: null },
  ]
  const shown = await withPictureWords(db, rows, { picture: 'url', words: 'alt' })
  expect(shown.map(({ alt }) => alt)).toEqual(['A "board" & <cards>', 'Own', null, null])
})
