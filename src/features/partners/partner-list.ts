import { builtInPartners } from './built-in.ts'

/** `logo` is the name of a drawn mark or the address of a picture on this site. */
export type Partner = { name: string; description: string; logo?: string }
export type PartnerGroup = keyof typeof builtInPartners

/** The partners of a group that users keep as JSON; the built-in ones when the text isn't such a list. */
export function readPartners(group: PartnerGroup, json: string): Partner[] {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isPartner) ? list : builtInPartners[group]
  } catch {
    return builtInPartners[group]
  }
}

function isPartner(value: unknown): value is Partner {
  if (typeof value !== 'object' || value === null) return false
  const { name, description, logo = '' } = value as Record<string, unknown>
  return typeof name === 'string' && name.trim() !== '' && typeof description === 'string' && typeof logo === 'string'
}
