type Item = { paragraph: Element; level: number; kind: 'ol' | 'ul' }

const number = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]+)[.)]/i

/** Word writes lists as paragraphs with a sign in front. Those become real lists, nested as deep as Word says. */
export function gatherWordLists(root: Element) {
  flattenWebLists(root)
  let open: Element[] = []
  let last: Element | undefined
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = findItem(paragraph)
    if (!item) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    open = open.slice(0, item.level)
    if (open.length > 0 && open.length === item.level && open.at(-1)?.tagName.toLowerCase() !== item.kind) open.pop()
    while (open.length < item.level) open.push(openList(open.at(-1), item))
    const li = root.ownerDocument.createElement('li')
    li.append(...paragraph.childNodes)
    open.at(-1)?.append(li)
    last = open[0]
    paragraph.remove()
  }
}

/** Word for the web makes a list of every level and lays them side by side; each item tells its own level. */
function flattenWebLists(root: Element) {
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement
    if (!list) continue
    const paragraph = root.ownerDocument.createElement('p')
    paragraph.setAttribute('style', `mso-list:l0 level${item.getAttribute('data-aria-level')}`)
    paragraph.dataset.kind = list.tagName.toLowerCase()
    for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes)
    paragraph.append(...item.childNodes)
    item.remove()
    const wrapper = list.closest('.ListContainerWrapper') ?? list
    wrapper.before(paragraph)
    if (list.childElementCount === 0) wrapper.remove()
  }
}

function findItem(paragraph: Element): Item | undefined {
  const style = (paragraph.getAttribute('style') ?? '').toLowerCase()
  const level = /mso-list:[^;]*level(\d)/.exec(style)?.[1]
  if (!level) return undefined
  const sign = [...paragraph.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  )
  const isNumbered = (paragraph as HTMLElement).dataset.kind === 'ol' || number.test(sign?.textContent?.trim() ?? '')
  sign?.remove()
  return { paragraph, level: Number(level), kind: isNumbered ? 'ol' : 'ul' }
}

/** A deeper list goes into the last item of the one around it; the first of all stands where its paragraph stood. */
function openList(around: Element | undefined, { paragraph, kind }: Item): Element {
  const { ownerDocument } = paragraph
  const list = ownerDocument.createElement(kind)
  if (!around) {
    paragraph.before(list)
    return list
  }
  if (!around.lastElementChild) around.append(ownerDocument.createElement('li'))
  around.lastElementChild?.append(list)
  return list
}
