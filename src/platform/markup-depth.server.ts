import { Parser, type ParserOptions } from 'htmlparser2'

// A page of a table in a list in a quote is ten deep.
const deepest = 200

/**
 * Whether elements stand inside each other more than two hundred deep. The sanitiser's own parser counts, because no
 * other sees the same elements; its work on them grows with the square of the depth, so this comes first.
 */
export function isTooDeep(markup: string, options: ParserOptions = {}): boolean {
  let depth = 0
  const parser = new Parser(
    {
      onopentagname: () => {
        if (++depth > deepest) throw tooDeep
      },
      onclosetag: () => {
        depth--
      },
    },
    options,
  )
  try {
    parser.end(markup)
    return false
  } catch (error) {
    if (error === tooDeep) return true
    throw error
  }
}

const tooDeep = new Error('Too deep')
