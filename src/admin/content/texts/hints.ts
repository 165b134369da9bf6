import type { Kind } from './text.ts'

// What can't be seen from a text itself: how the page takes it apart, or where it is shown.
const hints: [keys: RegExp, hint: string][] = [
  [/\/meta_title$/, 'Search engines show about 60 characters'],
  [/\/meta_description$/, 'Search engines show about 155 characters'],
  [/^home\/story_\d_value$/, 'An arrow → parts before and after'],
  [/^home\/hero_title$/, 'Each sentence stands on a line of its own'],
  [/^home\/references_large_name$/, 'The reference whose logo is shown larger'],
  [/^services-assessments\/report_picture_pillars$/, 'Three words, separated by commas'],
  [/^services-assessments\/.*_duration$/, 'Weeks from–to, as in 3-4 weeks: the drawing is made of them'],
  [/\/version$/, 'Each consent records the version that was in force'],
  [/^contact\/mail_/, 'Sent by mail, not shown on the page'],
  [/_retention_/, 'Older data is erased by this; the policy shows it'],
]

/** A line below the field, where something about the text is not obvious. */
export function hintOf(pageKey: string, key: string, kind: Kind, builtIn: string): string | undefined {
  const own = hints.find(([keys]) => keys.test(`${pageKey}/${key}`))?.[1]
  const filledIn = kind === 'html' || kind === 'list' ? [] : (builtIn.match(/\{\w+\}/g) ?? [])
  const parts = [
    own,
    kind === 'lines' && 'One per line',
    kind === 'picture' && 'Without one the initials are drawn',
    filledIn.length > 0 && `Keep ${filledIn.join(' and ')}: the site fills it in`,
  ]
  return parts.filter(Boolean).join('. ') || undefined
}
