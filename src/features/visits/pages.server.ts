import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'

const refreshMs = 5_000

/**
 * Whether a path is one of the site's pages. Looked up again for one that is not known, in case it is new, though not for
 * each that somebody invents.
 */
export function createPageList({ db, now }: Platform, features: Feature[]) {
  let pages = new Set<string>()
  let readAt = 0
  let reading: Promise<Set<string>> | undefined

  async function read() {
    const items = await Promise.all(features.map((feature) => feature.addresses?.(db, now()) ?? []))
    const texts = features.flatMap((feature) => feature.texts ?? []).flatMap(({ path }) => path ?? [])
    return new Set([...texts, ...items.flat().map(({ path }) => path), ...shared])
  }

  return async (path: string): Promise<boolean> => {
    if (pages.has(path)) return true
    if (!reading && now().getTime() - readAt > refreshMs) {
      reading = read().finally(() => {
        reading = undefined
        readAt = now().getTime()
      })
    }
    if (reading) pages = await reading
    return pages.has(path)
  }
}

/** Not for search engines, and all the same how people get here: a result that somebody has passed on. */
const shared = ['/assessment/shared']
