import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isTooDeep } from '#platform/markup-depth.server.ts'

type Result = { svg: string } | { refused: string }

const largest = 512 * 1024
// Parts that show parts that show parts could grow without end: with thirty it is sixty thousand at worst.
const mostUses = 30
const mostStyles = 10

/**
 * A drawing with nothing in it that could run or load: shapes, gradients, text and plain styles stay. What pretends to
 * be a drawing in order to do something else is refused rather than mended.
 */
export function sanitizeSvg(source: string): Result {
  if (source.length > largest) return { refused: 'The drawing is larger than 512 KB. Please simplify it.' }
  if (/<!ENTITY/i.test(source)) return { refused: 'The drawing defines entities of its own. Please export it without.' }
  if (count(source, /<use\b/gi) > mostUses || count(source, /<style\b/gi) > mostStyles)
    return { refused: 'The drawing repeats its parts too often. Please export it in a simpler way.' }
  if (!/^<\/svg\s*>/.test(source.slice(source.lastIndexOf('</svg'))))
    return { refused: 'The drawing has no end. The file may be damaged.' }
  if (isTooDeep(source, rules.parser))
    return { refused: 'The drawing nests its parts too deeply. Please export it in a simpler way.' }
  const styles = findStyles(source)
  if (styles === undefined)
    return {
      refused: 'The styles of the drawing load something or can not be read. Please export it with plain styles.',
    }
  const body = sanitizeHtml(source, rules).trim()
  if (!/^<svg\b/.test(body)) return { refused: 'There is no drawing in the file.' }
  const svg = styles ? body.replace(/^<svg\b[^>]*>/, (opening) => `${opening}<style>${styles}</style>`) : body
  return { svg }
}

const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
// Neither a sign that could end the element or hide a letter, nor anything that loads: `url(…)`, `@import`, `image(…)`.
const plainStyles = /^[\w\s#.,:;{}()%*>+~="'/!-]*$/
const loads = /url\s*\(\s*(?!["']?#)|@import|image(?:-set)?\s*\(|expression\s*\(|behavior\s*:|-moz-binding|src\s*\(/i

/** The rules of all style elements, or nothing at all when one of them is more than plain. */
function findStyles(source: string): string | undefined {
  const found = [...source.matchAll(styleElement)].map(([, css = '']) =>
    withoutComments(css.replace(/<!\[CDATA\[|\]\]>/g, '')).trim(),
  )
  const css = found.join('\n')
  return isPlain(css) ? css : undefined
}

/** By hand, because a pattern would look for the end of each of many comments that have none. */
function withoutComments(css: string): string {
  const kept: string[] = []
  let place = 0
  for (;;) {
    const start = css.indexOf('/*', place)
    const end = start === -1 ? -1 : css.indexOf('*/', start + 2)
    if (end === -1) return kept.join('') + css.slice(place)
    kept.push(css.slice(place, start))
    place = end + 2
  }
}

const isPlain = (css: string) => plainStyles.test(css) && !loads.test(css)

const shapes = ['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker']
const effects = [
  'filter',
  'feGaussianBlur',
  'feOffset',
  'feBlend',
  'feFlood',
  'feComposite',
  'feColorMatrix',
  'feMerge',
  'feMergeNode',
  'feDropShadow',
]
const words = ['text', 'tspan', 'textPath', 'title', 'desc', 'switch']

const attributes = [
  ...['id', 'class', 'style', 'transform', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy'],
  ...['r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'd', 'points', 'pathLength', 'preserveAspectRatio', 'version', 'role'],
  ...['fill', 'fill-*', 'stroke', 'stroke-*', 'opacity', 'color', 'color-interpolation*', 'display', 'visibility'],
  ...['clip-path', 'clip-rule', 'clipPathUnits', 'mask', 'mask-type', 'maskUnits', 'maskContentUnits', 'overflow'],
  ...['marker-*', 'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'offset', 'stop-*'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['filter', 'filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'stdDeviation', 'mode', 'operator', 'values'],
  ...[
    'type',
    'flood-*',
    'k1',
    'k2',
    'k3',
    'k4',
    'font-*',
    'letter-spacing',
    'word-spacing',
    'text-anchor',
    'dominant-baseline',
  ],
  ...['text-rendering', 'shape-rendering', 'vector-effect', 'paint-order', 'xml:space', 'aria-*', 'mix-blend-mode'],
]

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}

const rules: IOptions = {
  allowedTags: [...shapes, ...paints, ...effects, ...words],
  allowedAttributes: { '*': [...attributes, 'href', 'xlink:href', ...Object.keys(namespaces)] },
  allowedSchemes: [],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'foreignObject',
    'metadata',
    'iframe',
    'object',
    'textarea',
    'option',
    'xmp',
    'noscript',
  ],
  selfClosing: [],
  parseStyleAttributes: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeCDATA: true },
  transformTags: { '*': (tagName, given) => ({ tagName, attribs: harmless(tagName, given) }) },
}

/** References stay inside of the drawing, namespaces are the two that are known, and the outer tag is an SVG for sure. */
function harmless(tag: string, given: Record<string, string>) {
  const kept = Object.entries(given).filter(([name, value]) => {
    if (/href$/i.test(name)) return /^#[\w.:-]+$/.test(value)
    if (/^xmlns/.test(name)) return value === namespaces[name]
    return !/[\\<]/.test(value) && !loads.test(value) && !/script:|data:/i.test(value)
  })
  return Object.fromEntries(tag === 'svg' ? [...kept, ['xmlns', namespaces.xmlns ?? '']] : kept)
}
