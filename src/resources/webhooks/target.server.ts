import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import type { Environment } from '#platform/environment.server.ts'
import { InsideAddress, lookupOutside, namesInside } from '#platform/http/outside-address.server.ts'

export const allowsInside = ({ WEBHOOK_LOCAL_TARGETS }: Environment) => WEBHOOK_LOCAL_TARGETS === 'on'

const refused = 'An address of this machine or its network is not called, unless WEBHOOK_LOCAL_TARGETS allows it'

/** Why an address is not called. A host that can't be looked up now may be known later, and is looked at again then. */
export async function findTargetProblem(
  address: string,
  environment: Environment,
  lookup: LookupFunction = lookupOutside,
): Promise<string | undefined> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'An address that starts with https://'
  if (url.username || url.password) return 'No name or password in the address: calls are signed instead'
  if (allowsInside(environment)) return
  if (url.protocol !== 'https:') return 'An address that starts with https://'
  if (namesInside(url)) return refused
  const failure = await promisify(lookup)(url.hostname, { all: true }).then(
    () => undefined,
    (error: unknown) => error,
  )
  return failure instanceof InsideAddress ? refused : undefined
}
