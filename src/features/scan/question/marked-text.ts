type Piece = { kind: 'plain' | 'bold' | 'italic' | 'term'; text: string; definition?: string }

/** Splits a question at its `**bold**` and `*italic*` markers; a bold term with a definition becomes a `term`. */
export function readMarkedText(text: string, tooltips: Record<string, string> = {}): Piece[] {
  return text
    .split(/(\*\*(?!\s)[^*]+(?<!\s)\*\*|\*(?!\s)[^*]+(?<!\s)\*)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**') && part.length > 4) {
        const term = part.slice(2, -2)
        const definition = Object.hasOwn(tooltips, term) ? tooltips[term] : undefined
        return definition === undefined ? { kind: 'bold', text: term } : { kind: 'term', text: term, definition }
      }
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2) {
        return { kind: 'italic', text: part.slice(1, -1) }
      }
      return { kind: 'plain', text: part }
    })
}
