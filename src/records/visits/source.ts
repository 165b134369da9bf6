import { z } from 'zod'
import { onOneLine } from '#platform/one-line.ts'

const cleaned = <Value>(clean: (given: string) => Value) =>
  z
    .string()
    .nullable()
    .transform((given) => (given ? clean(given) : undefined))
    .optional()

/** What says nothing counts as left out. */
const ifAny = <Fields extends object>(fields: Fields | null) =>
  fields && Object.values(fields).some(Boolean) ? fields : undefined

const text = cleaned((given) => onOneLine(given.slice(0, 500), 100) || undefined)

export const referrerInput = cleaned(hostOf)

export const campaignInput = z
  .strictObject({ source: text, medium: text, name: text })
  .nullable()
  .transform((given) => ifAny(given))
  .optional()

/**
 * Where a visit came from, as the page that is open remembers it. Texts are shortened or left out rather than refused:
 * nobody's message may be lost over where they came from.
 */
export const sourceInput = z
  .strictObject({
    firstPath: cleaned(pagePath),
    lastPath: cleaned(pagePath),
    referrer: referrerInput,
    campaign: campaignInput,
  })
  .nullable()
  .transform((given) => ifAny(given))
  .optional()

export type GivenSource = NonNullable<z.input<typeof sourceInput>>
export type Source = NonNullable<z.output<typeof sourceInput>>
export type Campaign = NonNullable<z.output<typeof campaignInput>>

/** Pages whose addresses end in what is a key: that is kept nowhere. */
const withKey = /^(\/(?:assessment\/shared|assessment\/own|assessment\/reminder|team\/manage|team|consent))\/.*$/

/** The path of a page alone, or nothing where there is none in it. */
export function pagePath(given: string): string | undefined {
  if (!/^\/(?!\/)/.test(given)) return undefined
  const [bare = ''] = given.slice(0, 500).split(/[?#]/)
  return onOneLine(bare.replace(/(?<=.)\/+$/, '').replace(withKey, '$1'), 200) || undefined
}

/** The name of the host that led here, whether it is given alone or as an address. */
export function hostOf(given: string): string | undefined {
  const address = given.slice(0, 500).trim()
  const host = URL.parse(/^[a-z][\w+.-]*:\/\//i.test(address) ? address : `http://${address}`)?.hostname
  const name = host?.toLowerCase().replace(/^www\./, '') ?? ''
  return /^[a-z\d.-]{1,100}$/.test(name) ? name : undefined
}

/** One line for a campaign: source, medium and name. */
export const campaignName = ({ source, medium, name }: Campaign) =>
  [source, medium, name].map((part) => part ?? '–').join(' / ')
