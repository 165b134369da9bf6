import { footerLinks, type MenuEntry, menu } from './menu.ts'

const pathsOf = (entries: MenuEntry[]): string[] =>
  entries.flatMap(({ to, entries }) => [to, ...pathsOf(entries ?? [])])

const linked = new Set([...pathsOf(menu), ...footerLinks.map(({ to }) => to)])

/** The address as far as it changes the frame: only a page that the frame links to is marked there. */
export function linkedPath(pathname: string) {
  const path = pathname.toLowerCase()
  return linked.has(path) ? path : ''
}
