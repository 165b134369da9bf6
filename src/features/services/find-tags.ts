/** A piece of markup in a text. Comments have no name, nor have scripts and styles, which end with all that is in them. */
export type Tag = { start: number; end: number; name: string; isClosing: boolean; attributes: string }

const opening = /<(?:!--|(\/?)([a-z][a-z0-9]*))/gi
const rawEnds = new Map([
  ['script', /<\/script\s*>/gi],
  ['style', /<\/style\s*>/gi],
])

// What has not ended by then is taken for words. It bounds how often a letter is looked at when nothing ever ends.
const longestTag = 1_000

/** Every tag of a text. By hand, because a pattern looks for the end of each of many tags that have none. */
export function* findTags(text: string): Generator<Tag> {
  let place = 0
  const lastCommentEnd = text.lastIndexOf('-->')
  for (;;) {
    const found = next(opening, text, place)
    if (!found) return
    const [whole, slash = '', given = ''] = found
    const start = found.index
    place = start + whole.length
    const name = given.toLowerCase()
    const rawEnd = slash === '' ? rawEnds.get(name) : undefined
    if (rawEnd) {
      const closing = next(rawEnd, text, place)
      place = closing ? closing.index + closing[0].length : text.length
      yield { start, end: place, name: '', isClosing: false, attributes: '' }
    } else if (name === '') {
      if (lastCommentEnd < place) continue
      place = text.indexOf('-->', place) + 3
      yield { start, end: place, name, isClosing: false, attributes: '' }
    } else {
      const end = findTagEnd(text, place)
      if (end === undefined) continue
      yield { start, end, name, isClosing: slash !== '', attributes: text.slice(place, end - 1) }
      place = end
    }
  }
}

function next(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from
  return pattern.exec(text)
}

/** Behind the first `>` that does not stand between quotes. */
function findTagEnd(text: string, from: number): number | undefined {
  const limit = Math.min(text.length, from + longestTag)
  let quote: string | undefined
  for (let place = from; place < limit; place++) {
    const sign = text[place]
    if (quote) quote = sign === quote ? undefined : quote
    else if (sign === '>') return place + 1
    else if (sign === '"' || sign === "'") quote = sign
  }
  return undefined
}
