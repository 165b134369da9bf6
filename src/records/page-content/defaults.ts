/** The built-in texts of one page. What users save under the same keys takes their place. */
export type PageDefaults = { pageKey: string; texts: Record<string, string> }

export type Texts<Page extends PageDefaults> = { [Key in keyof Page['texts']]: string }

// What accompanies something else. Titles, buttons, labels, messages and what search engines show are never meant to be empty.
const accompanying =
  /^(?!meta_)(?:.*_)?(?:badge|blurb|description|eyebrow|intro|kicker|lead|note|photo|subline|subtitle|tagline|text)$/

/** Whether a page can do without this text, so that one saved empty is meant to be. */
export const mayBeEmpty = (key: string) => accompanying.test(key)

/** What a page says: saved texts over built-in ones. One saved empty where that makes no sense counts as the default. */
export function mergeTexts(builtIn: Record<string, string>, saved: Record<string, string>): Record<string, string> {
  const said = Object.entries(saved).filter(
    ([key, text]) => text.trim() !== '' || mayBeEmpty(key) || !Object.hasOwn(builtIn, key),
  )
  return { ...builtIn, ...Object.fromEntries(said) }
}
