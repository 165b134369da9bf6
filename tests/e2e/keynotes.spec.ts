import { eventsContent } from '#features/events/content.ts'
import { builtInKeynotes } from '#features/events/keynotes/built-in.ts'
import { photo } from '#tests/pictures.ts'
import { expect, open, test } from './own-site.ts'
import { section } from './public-page.ts'

test('a keynote has the picture of its video from our own host once it is there, on the open page as well', async ({
  page,
  data,
}) => {
  const videos = builtInKeynotes.slice(0, 2).map((keynote, i) => ({ ...keynote, youtubeId: `abcdefghij${i}` }))
  await data.query(
    "insert into page_content (page_key, section_key, content) values ('events', 'keynote_videos', $1)",
    [JSON.stringify(videos)],
  )
  await open(page, '/about/events')
  const pictures = section(page, eventsContent.texts.keynotes_title).locator('.keynote-picture > .picture')
  const kinds = () => pictures.evaluateAll((found) => found.map(({ nodeName }) => nodeName.toLowerCase()))
  await expect.poll(kinds, 'drawn as long as there is none').toEqual(['svg', 'svg'])

  const picture = await photo(480, 270).webp().toBuffer()
  await data.query(
    "insert into files (bucket, name, content_type, sha256, data) values ('video-thumbnails', 'abcdefghij1.webp', 'image/webp', repeat('a', 64), $1)",
    [picture],
  )
  await expect.poll(kinds).toEqual(['svg', 'img'])
  await expect(pictures.last()).toHaveAttribute('src', /^\/storage\/video-thumbnails\/abcdefghij1\.webp\?v=/)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await page.reload()
  await expect.poll(kinds).toEqual(['svg', 'img'])
})
