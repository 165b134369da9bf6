import { capital } from '#admin-ui/format/format-value.ts'

const wholeKeys: Record<string, string> = {
  meta_title: 'Title in search results',
  meta_description: 'Description in search results',
}

const words: Record<string, string> = {
  ai: 'AI',
  cta: 'call to action',
  gdpr: 'GDPR',
  url: 'address',
  email: 'e-mail',
}

/** A text's key in words: `hero_title` is the "Hero title". */
export function labelOf(key: string): string {
  return wholeKeys[key] ?? sentence(key.replace(/_data$/, ''))
}

/** `AlertTriangle` as "Alert triangle", `keyPoints` as "Key points". */
export const nameInWords = (name: string) => sentence(name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase())

function sentence(key: string) {
  const parts = key.split('_').map((word) => words[word] ?? word)
  return capital(parts.join(' '))
}
