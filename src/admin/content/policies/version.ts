import type { TextSave } from '#admin/content/input.ts'
import type { Text } from '#admin/content/texts/text.ts'
import { currentContent } from '#admin/content/texts/values.ts'

const stated = /^(body|may_\d|ask_\d|minimum_age|legal_.*|privacy_email|.*_retention_.*)$/

/** Whether visitors are told something else than before, as opposed to how the page looks or is named. */
export function isMaterial(text: Text, change: TextSave | undefined): boolean {
  if (!change || !stated.test(text.section_key)) return false
  return wordsOf(change.content ?? text.default) !== wordsOf(currentContent(text))
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The version after this one: its last number raised. */
export function nextVersion(version: string): string {
  return /\d/.test(version)
    ? version.replace(/(?<!\d)\d+(?=\D*$)/, (last) => String(Number(last) + 1))
    : `${version} 2`.trim()
}
