import type { Author } from '#features/blog/tables.server.ts'

export type AuthorFields = { name: string; slug: string; bio: string; url: string }

/** An author as a form has it: every field is there, even if empty. */
export function authorFields(author: Author): AuthorFields {
  const { name, slug = '', bio = '', url = '' } = typeof author === 'string' ? { name: author } : author
  return { name, slug, bio, url }
}

/** As it is stored: a name alone is just a name. */
export function authorOf({ name, ...more }: AuthorFields): Author {
  const given = Object.entries(more).filter(([, value]) => value.trim() !== '')
  return given.length === 0 ? name : { name, ...Object.fromEntries(given) }
}
