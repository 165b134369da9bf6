import { linkAddress } from './addresses.ts'
import { findPictureSource } from './pictures.ts'
import { gatherWordLists } from './word-lists.ts'

/**
 * What was copied from Word, Google Docs or a web page, with its structure and without its looks: headings, lists,
 * tables, links, quotes, bold and italic stay; styles, classes, comments, layers of wrappers and blank lines go.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Copied from this editor, or one of its kind elsewhere: it is clean, and says where it may be put.
  if (html.includes('data-pm-slice')) return withOwnPictures(body)
  removeComments(body)
  removeAll(body, unwanted)
  gatherWordLists(body)
  for (const element of elementsOf(body)) keepMeaning(element)
  for (const element of elementsOf(body)) simplify(element)
  nestLists(body)
  markHeaderRows(body)
  tidySpaces(body)
  removeEmpty(body)
  for (const element of elementsOf(body)) keepAttributes(element)
  return body.innerHTML.trim()
}

const unwanted = [
  ...['script', 'style', 'meta', 'link', 'title', 'xml', 'object', 'iframe', 'svg', 'input', 'button', 'del'],
  // Comments of reviewers, in Word and in Google Docs.
  ...['[style*="mso-element:comment"]', '.MsoCommentReference', '.EOP', 'a[id^="cmnt"]', 'a[href^="#cmnt"]'],
  // The signs in front of list items, once they have been read, and Word's lines between footnotes.
  ...['[style*="mso-element:footnote-list"] > hr', '[hidden]', '[style*="mso-hide:all"]'],
].join()

const elementsOf = (root: Element) => [...root.querySelectorAll('*')]

function removeAll(root: Element, selector: string) {
  for (const element of root.querySelectorAll(selector)) element.remove()
}

function removeComments(root: Node) {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 8) root.removeChild(node)
    else removeComments(node)
  }
}

/** Looks that carry a meaning become the tag for it. */
function keepMeaning(element: Element) {
  const has = lookOf(element)
  if (!isTag(element, 'span', 'font', 'b', 'strong', 'i', 'em', 'a') || element.textContent?.trim() === '') return
  if (has('font-weight', /^(bold|[6-9]00)/) && !isInHeading(element) && !isTag(element, 'b', 'strong'))
    surround(element, 'strong')
  if (has('font-style', /^italic/) && !isTag(element, 'i', 'em')) surround(element, 'em')
  if (has('text-decoration', /line-through/)) surround(element, 's')
  if (has('vertical-align', /^super/)) surround(element, 'sup')
  if (has('vertical-align', /^sub/)) surround(element, 'sub')
  // Google Docs wraps everything into a bold element that is not bold.
  if (has('font-weight', /^(normal|[1-5]00)/) && isTag(element, 'b', 'strong')) unwrap(element)
  if (has('font-style', /^normal/) && isTag(element, 'i', 'em')) unwrap(element)
}

/** Not by `element.style`: Word invents properties of its own, such as `mso-bidi-font-weight`, next to the real ones. */
function lookOf(element: Element) {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return (property: string, value: RegExp) =>
    declarations.some((one) => one.split(':')[0]?.trim() === property && value.test(one.split(':')[1]?.trim() ?? ''))
}

const isInHeading = (element: Element) => element.closest('h1,h2,h3,h4,h5,h6') !== null

/** Every element becomes one that a body may hold, or leaves its content in its place. */
function simplify(element: Element) {
  const name = element.tagName.toLowerCase()
  if (name === 'img') return keepPicture(element)
  if (name === 'a') return keepLink(element)
  if (name === 'h1' || element.classList.contains('MsoTitle')) return rename(element, 'h2')
  if (name === 'h5' || name === 'h6') return rename(element, 'h4')
  if (name === 'b') return isInHeading(element) ? unwrap(element) : rename(element, 'strong')
  if (name === 'strong' && isInHeading(element)) return unwrap(element)
  if (name === 'i') return rename(element, 'em')
  if (name === 'strike') return rename(element, 's')
  if (name === 'div' && !element.querySelector(blocks) && !element.closest('li,td,th,p')) return rename(element, 'p')
  if (!kept.has(name)) unwrap(element)
}

const blocks = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,pre,figure,hr,dl'

const kept = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr br dl dt dd strong em s sub sup kbd mark table thead tbody tfoot tr th td figure figcaption'.split(
    ' ',
  ),
)

function keepLink(link: Element) {
  const href = linkAddress(link.getAttribute('href') ?? '')
  if (!href || href.startsWith('#')) return unwrap(link)
  link.setAttribute('href', href)
}

function keepPicture(picture: Element) {
  const src = findPictureSource(picture.getAttribute('src') ?? '')
  if (src) picture.setAttribute('src', src)
  else picture.remove()
}

function withOwnPictures(body: Element) {
  for (const picture of body.querySelectorAll('img')) keepPicture(picture)
  for (const figure of body.querySelectorAll('figure')) if (!figure.querySelector('img')) figure.remove()
  return body.innerHTML
}

/** Google Docs and Word for the web put a deeper list beside the item that it belongs to. */
function nestLists(root: Element) {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ol, ol > ul')) {
    const item = list.previousElementSibling
    if (item && isTag(item, 'li')) item.append(list)
    else surround(list, 'li', 'around')
  }
}

/** A first row whose every word is bold is a row of headings. */
function markHeaderRows(root: Element) {
  for (const table of root.querySelectorAll('table')) {
    const row = table.querySelector('tr')
    const cells = [...(row?.children ?? [])]
    const isBold = (cell: Element) =>
      cell.textContent?.trim() ===
      [...cell.querySelectorAll('strong')]
        .map((part) => part.textContent)
        .join('')
        .trim()
    const isHeader = cells.some((cell) => cell.textContent?.trim()) && cells.every(isBold)
    const headers = [...table.querySelectorAll('thead td'), ...(isHeader ? cells : [])]
    for (const cell of headers) {
      for (const strong of cell.querySelectorAll('strong')) unwrap(strong)
      if (isTag(cell, 'td')) rename(cell, 'th')
    }
  }
}

/** Word fills with hard spaces what people fill with the space bar. One alone between two words is meant. */
function tidySpaces(node: Node) {
  for (const child of node.childNodes) {
    if (child.nodeType === 3 && node.nodeName !== 'PRE' && !(node as Element).closest('pre')) {
      child.nodeValue = (child.nodeValue ?? '').replace(/[ \t\r\n\u00a0]{2,}/g, ' ').replace(/[\t\r\n]/g, ' ')
    } else tidySpaces(child)
  }
  if (isBlock(node) && node.lastChild?.nodeType === 3)
    node.lastChild.nodeValue = node.lastChild.nodeValue?.trimEnd() ?? ''
}

const isBlock = (node: Node) => /^(P|H[2-4]|LI|TD|TH|DT|DD)$/.test(node.nodeName)

function removeEmpty(root: Element) {
  for (const br of root.querySelectorAll('br')) if (isLoose(br)) br.remove()
  const candidates = [
    ...root.querySelectorAll('p,h2,h3,h4,li,ul,ol,blockquote,pre,strong,em,s,a,code,figure,sub,sup,dl,dt,dd'),
  ]
  for (const element of candidates.reverse()) {
    if (element.textContent?.trim() === '' && !element.querySelector('img,table,hr')) {
      // A blank between two words may be all that was bold.
      if (isTag(element, 'strong', 'em', 's', 'a', 'code')) unwrap(element)
      else element.remove()
    }
  }
}

/** A line break that breaks no line: between blocks, or at the end of one. */
function isLoose(br: Element) {
  const parent = br.parentElement
  if (!parent || isTag(parent, 'body', 'ul', 'ol', 'table', 'tbody', 'tr', 'blockquote')) return true
  const rest: string[] = []
  for (let next = br.nextSibling; next; next = next.nextSibling) rest.push(next.textContent ?? '')
  return rest.join('').trim() === '' && !parent.querySelector('img')
}

const attributes = new Map([
  ['a', ['href']],
  ['img', ['src', 'alt']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan']],
  ['ol', ['start']],
])

function keepAttributes(element: Element) {
  const wanted = attributes.get(element.tagName.toLowerCase()) ?? []
  for (const { name, value } of [...element.attributes]) {
    if (!wanted.includes(name) || (name !== 'href' && name !== 'src' && name !== 'alt' && value === '1'))
      element.removeAttribute(name)
  }
}

const isTag = (element: Element, ...names: string[]) => names.includes(element.tagName.toLowerCase())

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name, value } of [...element.attributes]) {
    if (/^(colspan|rowspan)$/.test(name)) renamed.setAttribute(name, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function surround(element: Element, name: string, place: 'inside' | 'around' = 'inside') {
  const wrapper = element.ownerDocument.createElement(name)
  if (place === 'around') {
    element.replaceWith(wrapper)
    wrapper.append(element)
  } else {
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}
