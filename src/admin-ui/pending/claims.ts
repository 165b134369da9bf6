import type { Claim } from './pending.ts'

/**
 * What the forms that are open have to say when their item is saved. Not handed over with the save: whatever react-admin
 * is given along with one becomes part of the name under which it remembers the item.
 */
const claims = new Map<string, () => Claim>()

const nameOf = (resource: string, id: string | undefined) => `${resource}/${id ?? ''}`

/** Answers how to take it back. Nothing as the id stands for what is new. */
export function registerClaim(resource: string, id: string | undefined, claim: () => Claim) {
  const name = nameOf(resource, id)
  claims.set(name, claim)
  return () => {
    if (claims.get(name) === claim) claims.delete(name)
  }
}

/** At the moment of saving: what the save makes an end of. */
export const getClaim = (resource: string, id?: string): Claim | undefined => claims.get(nameOf(resource, id))?.()
