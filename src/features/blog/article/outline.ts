type Outline = { html: string; headings: { id: string; title: string }[] }

// Up to the next heading at most, so that many without an end are not searched for one again and again.
const heading = /<h2(?: id="([^"]*)")?>([^<]*(?:<(?!\/?h2\b)[^<]*)*)<\/h2>/g

/** The body with an anchor on each main heading, and these headings as a table of contents. */
export function withOutline(body: string): Outline {
  const headings: Outline['headings'] = []
  const html = body.replace(heading, (_all, given: string | undefined, inside: string) => {
    const title = decode(inside.replace(/<[^<>]*>/g, '')).trim()
    const id = given || `section-${headings.length + 1}`
    headings.push({ id, title })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html, headings: headings.filter(({ title }) => title !== '') }
}

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])
const decode = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities.get(entity) ?? entity)
