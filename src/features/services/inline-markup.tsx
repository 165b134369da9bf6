import { createElement, type ReactNode } from 'react'
import { SiteLink } from '#ui/link.tsx'
import { findTags } from './find-tags.ts'

/**
 * A line that may hold a little markup: bold, italics, code, line breaks and links. It is drawn from this list of
 * elements and never as HTML, so that nothing else can come through, wherever the line came from.
 */
export function InlineMarkup({ text }: { text: string }) {
  return <>{drawMarkup(text)}</>
}

const elements = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['code', 'code'],
  ['a', 'a'],
])

// Nobody writes a line like that, and drawing it would cost every visitor: it is shown as it stands.
const longest = 20_000
// More would be too deep a tree to draw.
const deepest = 20

type Open = { name: string; href: string | undefined; inside: ReactNode[] }

function drawMarkup(text: string): ReactNode[] {
  if (text.length > longest) return [text]
  const stack: Open[] = [{ name: '', href: undefined, inside: [] }]
  const current = () => stack.at(-1) as Open
  const close = () => {
    const { name, href, inside } = stack.pop() as Open
    current().inside.push(drawElement(name, href, inside, current().inside.length))
  }

  let end = 0
  for (const found of findTags(text)) {
    current().inside.push(decode(text.slice(end, found.start)))
    end = found.end
    const name = elements.get(found.name)
    if (found.name === 'br') current().inside.push(<br key={found.start} />)
    else if (name && !found.isClosing && stack.length <= deepest)
      stack.push({ name, href: findHref(found.attributes), inside: [] })
    else if (name && found.isClosing && stack.some((open) => open.name === name)) {
      while (current().name !== name) close()
      close()
    }
  }
  current().inside.push(decode(text.slice(end)))
  while (stack.length > 1) close()
  return current().inside
}

function drawElement(name: string, href: string | undefined, inside: ReactNode[], key: number) {
  if (name !== 'a') return createElement(name, { key }, ...inside)
  if (!href) return <span key={key}>{inside}</span>
  if (href.startsWith('/')) return createElement(SiteLink, { key, to: href }, ...inside)
  return createElement('a', { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...inside)
}

/** Only addresses that can't run anything: of this site, of the web, of mail and telephone. */
function findHref(attributes: string) {
  const [, quoted, single, bare] = attributes.match(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i) ?? []
  const href = decode(quoted ?? single ?? bare ?? '').trim()
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined
}

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
])
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities.get(entity) ?? '')
