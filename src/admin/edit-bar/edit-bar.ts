import styles from './edit-bar.css?inline'
import type { EditLink } from './edit-link.ts'

/**
 * For users who look at the public site: a small bar that leads to the forms behind the page. It stands apart from the
 * page, whose own scripts and styles know nothing of it.
 */
const host = document.createElement('div')
const root = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
root.adoptedStyleSheets = [sheet]

let shown: string | undefined
let asked = new AbortController()

/** Pages follow one another without being loaded anew: their titles change. */
const watch = new MutationObserver(update)
watch.observe(document.head, { childList: true, subtree: true, characterData: true })
update()

async function update() {
  const { pathname } = location
  if (pathname === shown) return
  shown = pathname
  asked.abort()
  asked = new AbortController()
  const links = await findLinks(pathname, asked.signal)
  if (pathname === shown && links) show(pathname, links)
}

/** Nothing when the session has ended: then this is a page as visitors see it. */
async function findLinks(path: string, signal: AbortSignal): Promise<EditLink[] | undefined> {
  try {
    const response = await fetch(`/api/admin/edit-links?path=${encodeURIComponent(path)}`, { signal })
    if (response.ok) return (await response.json()).items
    if (response.status === 401) close()
  } catch {
    // Asked for another page meanwhile, or offline: the page is all there without the bar.
  }
  return undefined
}

function show(path: string, links: EditLink[]) {
  const nav = document.createElement('nav')
  nav.ariaLabel = 'Editing'
  for (const { label, screen } of links) {
    const name = links.length === 1 ? 'Edit this page' : `Edit ${label}`
    const edit = makeLink(`${screen}?beside=${encodeURIComponent(path)}`, name)
    edit.className = 'edit'
    edit.title = label
    nav.append(edit)
  }
  nav.append(makeLink('/admin', 'Admin'))
  const hide = document.createElement('button')
  hide.type = 'button'
  hide.textContent = 'Hide'
  hide.addEventListener('click', close)
  nav.append(hide)
  root.replaceChildren(nav)
  if (!host.isConnected) document.body.append(host)
}

function makeLink(href: string, name: string) {
  const link = document.createElement('a')
  const text = document.createElement('span')
  text.textContent = name
  link.href = href
  link.append(text)
  return link
}

/** Until a page is loaded anew. */
function close() {
  watch.disconnect()
  host.remove()
}
