import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node as Document, type Schema } from '@tiptap/pm/model'
import { extensions } from './extensions.ts'
import { isEmbedded } from './pictures.ts'

/** The text as it is stored: just as the server's sanitiser writes it, so that saving changes nothing. */
export function bodyHtml(text: Document): string {
  const root = document.createElement('div')
  root.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document }))
  for (const element of root.querySelectorAll('[class], [style]')) {
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  for (const link of root.querySelectorAll('a')) tidyLink(link)
  for (const figure of root.querySelectorAll('figure')) tidyFigure(figure)
  for (const table of root.querySelectorAll('table')) tidyTable(table)
  for (const item of root.querySelectorAll('li, td, th, dd')) unwrapOnlyParagraph(item)
  for (const paragraph of root.querySelectorAll('p')) if (!paragraph.hasChildNodes()) paragraph.remove()
  return root.innerHTML.replace(/<(br|hr|img)\b([^>]*)>/g, '<$1$2 />').replaceAll('&nbsp;', '\u00a0')
}

/** The same for HTML from elsewhere, as it would be after a visit to the editor. */
export function settledHtml(html: string): string {
  return bodyHtml(readBody(html, getBodySchema()))
}

/** Read in a document of its own, where nothing that the text may hold is loaded or run. */
export function readBody(html: string, schema: Schema): Document {
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = html
  return DOMParser.fromSchema(schema).parse(body)
}

let schema: Schema | undefined
function getBodySchema(): Schema {
  schema ??= getSchema(extensions)
  return schema
}

function tidyLink(link: Element) {
  const href = link.getAttribute('href') ?? ''
  const title = link.getAttribute('title')
  for (const { name } of [...link.attributes]) link.removeAttribute(name)
  link.setAttribute('href', href)
  if (title) link.setAttribute('title', title)
  if (!/^https?:/i.test(href)) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

/** A picture that is still on its way is not part of the text yet. */
function tidyFigure(figure: Element) {
  if (isEmbedded(figure.querySelector('img')?.getAttribute('src') ?? '')) return figure.remove()
  const caption = figure.querySelector('figcaption')
  if (caption?.textContent?.trim() === '') caption.remove()
}

function tidyTable(table: Element) {
  table.querySelector('colgroup')?.remove()
  const rows = [...table.querySelectorAll('tr')]
  const isBody = (row: Element) => row.querySelector('td') !== null
  const firstOfBody = rows.findIndex(isBody)
  const head = rows.slice(0, firstOfBody === -1 ? rows.length : firstOfBody)
  if (head.length > 0) {
    const thead = document.createElement('thead')
    thead.append(...head)
    table.prepend(thead)
  }
  for (const header of table.querySelectorAll('th')) {
    header.setAttribute('scope', header.closest('thead') ? 'col' : 'row')
  }
  const tbody = table.querySelector('tbody')
  if (tbody && !tbody.hasChildNodes()) tbody.remove()
}

/** `<li>one</li>` rather than `<li><p>one</p></li>`, as people write it. */
function unwrapOnlyParagraph(element: Element) {
  const [first, second] = element.querySelectorAll(':scope > p')
  if (first && !second && first === element.firstElementChild) first.replaceWith(...first.childNodes)
}
