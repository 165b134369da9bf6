import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isOwnPath } from './address.ts'
import { isTooDeep } from './markup-depth.server.ts'

/**
 * HTML that users wrote, with only what a text may hold: headings, lists, quotes, code, tables, figures, images and
 * links. Used when it is saved and again when it is shown, so that rows written in another way are safe as well.
 */
export function sanitizeBody(html: string): string {
  if (isTooDeep(html)) return escapeWords(withoutTags(html))
  let body = html
  for (let pass = 0; pass < maxPasses; pass++) {
    const next = sanitizeHtml(body, rules)
    if (next === body) return body
    body = next
  }
  return sanitizeHtml(body, { allowedTags: [] })
}

// Broken markup such as one paragraph inside another is mended step by step: only what a further pass leaves as it is
// will be read in the same way by a browser. What never settles is kept as plain words.
const maxPasses = 6

/** The words alone, for reading times, descriptions and search. Blocks end with a space so that no two words meet. */
export function plainText(html: string): string {
  if (isTooDeep(html)) return withoutTags(html)
  const spaced = html.replace(/<(?:\/?(?:p|h\d|li|tr|td|th|blockquote|pre|figcaption|div)|br)\b/gi, ' $&')
  return decode(sanitizeHtml(spaced, { allowedTags: [] }))
    .replace(/\s+/g, ' ')
    .trim()
}

/** What nobody wrote by hand is kept as plain words, without the parser, which such a text would keep busy for long. */
const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const escapeWords = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'dl', 'dt', 'dd']
const words = ['a', 'strong', 'em', 'code', 'kbd', 'mark', 'sub', 'sup', 's', 'u', 'small', 'abbr', 'cite', 'q', 'time']
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const pictures = ['figure', 'figcaption', 'img']

const rules: IOptions = {
  allowedTags: [...blocks, ...words, ...tables, ...pictures],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    abbr: ['title'],
    blockquote: ['cite'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    h2: ['id'],
    h3: ['id'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // A page has one h1, its title.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', a: link, img: picture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

function link(tagName: string, { target: _target, rel: _rel, ...attribs }: Record<string, string>) {
  const leaves = /^https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: leaves ? { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' } : attribs }
}

/** Only from this site, as visitors would not see it otherwise; with an alternative text, even if an empty one. */
function picture(tagName: string, { src = '', ...attribs }: Record<string, string>) {
  return {
    tagName,
    attribs: {
      alt: '',
      ...attribs,
      ...(isOwnPath(src.trim()) && { src: src.trim() }),
      loading: 'lazy',
      decoding: 'async',
    },
  }
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const decode = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
