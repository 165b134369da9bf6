import type { Author } from '#features/blog/tables.server.ts'

export type Byline = { name: string; slug?: string; bio?: string; url?: string }

export type Signed = {
  authors: Author[]
  author_name: string | null
  author_bio: string | null
  /** Pictures of those who have one, by name. */
  faces?: Record<string, string> | undefined
}

/** Who wrote a post: the listed authors, else the single author's name, else the company, which has no author page. */
export function authorsOf(post: Signed, companyName: string): Byline[] {
  const listed = post.authors
    .map((author) => (typeof author === 'string' ? { name: author } : author))
    .filter(({ name }) => name.trim() !== '')
  if (listed.length > 0) return listed.map((author) => ({ ...author, slug: author.slug || authorSlug(author.name) }))
  if (!post.author_name?.trim()) return [{ name: companyName }]
  const { author_name: name, author_bio: bio } = post
  return [{ name, slug: authorSlug(name), ...(bio && { bio }) }]
}

/** As the database makes it (`blog_index.slug_of`), so that a link leads to the page that finds the same posts. */
export function authorSlug(name: string) {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter)
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
}
