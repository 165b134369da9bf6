import { isAddress } from '#platform/address.ts'
import { builtInPartners } from './built-in.ts'

/** `picture` is the address of an uploaded logo; without one the drawn mark that `logo` names stands there. */
export type Partner = { name: string; description: string; picture?: string; logo?: string }
export type PartnerGroup = keyof typeof builtInPartners

/** The partners of a group that users keep as JSON, without what is none; the built-in ones when it isn't such a list. */
export function readPartners(group: PartnerGroup, json: string): Partner[] {
  try {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list)) return builtInPartners[group]
    const partners = list.filter(isPartner)
    return partners.length === 0 && list.length > 0 ? builtInPartners[group] : partners
  } catch {
    return builtInPartners[group]
  }
}

/** The logo that users have uploaded. Earlier lists have its address in place of the mark's name. */
export function findPicture({ picture, logo }: Partner): string | undefined {
  return [picture, logo].find((address) => typeof address === 'string' && address.startsWith('/') && isAddress(address))
}

const isPartner = (value: unknown): value is Partner => findPartnerProblem(value) === undefined

/** Why the page leaves a partner out. Who saves one is told the same. */
export function findPartnerProblem(value: unknown) {
  const { name, description, logo = '' }: Record<string, unknown> = Object(value)
  if (typeof name !== 'string' || name.trim() === '') return { field: 'name', message: 'Name is missing' }
  if (typeof description !== 'string') return { field: 'description', message: 'Description is missing' }
  if (typeof logo !== 'string') return { field: 'logo', message: 'A mark is a word' }
}
