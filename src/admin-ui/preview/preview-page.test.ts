// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showPage } from './preview-page.ts'

test('a page is not shown any more once a newer one has been asked for', async () => {
  const page = document.implementation.createHTMLDocument()
  const frame = { contentDocument: page, contentWindow: null } as HTMLIFrameElement
  await showPage(frame, '<p>Newer</p>', '/blog', new AbortController().signal)
  await showPage(frame, '<p>Older</p>', '/blog', AbortSignal.abort())
  expect(page.body.textContent).toBe('Newer')
})
