import { countPages } from './filter.ts'
import type { UseCase } from './queries.server.ts'

/** The line above the list. */
export function countLine(total: number, page: number) {
  const pages = countPages(total)
  return `Showing ${total} success ${total === 1 ? 'story' : 'stories'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
}

/** The client's words, or nothing unless the text, the name and the role are all there. */
export function findQuote(useCase: Pick<UseCase, 'quote_text' | 'quote_name' | 'quote_role' | 'quote_logo_url'>) {
  const [text, name, role] = [useCase.quote_text, useCase.quote_name, useCase.quote_role].map((part) => part?.trim())
  if (!text || !name || !role) return undefined
  return { text, name, role, logo: useCase.quote_logo_url || undefined }
}

export const shareAddress = (slug: string) => `/share/use-cases/${slug}.html`
