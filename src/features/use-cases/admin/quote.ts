type Words = string | null | undefined

/** What is missing of a quote that was begun; nothing when it is whole, and nothing when there is none. */
export function missingOfQuote({ text, name, role }: { text: Words; name: Words; role: Words }): string[] {
  const parts = [
    ['the text', text],
    ['the name', name],
    ['the role', role],
  ] as const
  const missing = parts.filter(([, words]) => !words?.trim()).map(([what]) => what)
  return missing.length === parts.length ? [] : missing
}
