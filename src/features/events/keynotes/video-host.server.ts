import { findImageKind } from '#records/files/image-kind.ts'

/** The only hosts that are ever asked, whatever users write. They hold the same pictures; the second stands in. */
const videoHosts = ['https://img.youtube.com', 'https://i.ytimg.com']

// The second one is larger, and not there for every video.
const sizes = ['hqdefault', 'maxresdefault']

const limits = { bytes: 2_000_000, milliseconds: 10_000 }

export type VideoHost = { fetch?: typeof fetch; hosts?: string[]; limits?: typeof limits }

/** What the video host calls a video. Only such a name is ever put into an address. */
export const isVideoId = (id: string) => /^[\w-]{11}$/.test(id)

/** The picture of a video as its host has it, or nothing when it has none. Throws when the host can't be reached. */
export async function findVideoPicture(id: string, host: VideoHost = {}): Promise<Uint8Array | undefined> {
  if (!isVideoId(id)) return undefined
  let failure: unknown
  for (const origin of host.hosts ?? videoHosts) {
    try {
      for (const size of sizes) {
        const picture = await readPicture(`${origin}/vi/${id}/${size}.jpg`, host)
        if (picture) return picture
      }
      return undefined
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function readPicture(address: string, { fetch: ask = fetch, limits: most = limits }: VideoHost) {
  const signal = AbortSignal.timeout(most.milliseconds)
  // Led on to somewhere else, it is not the host that was asked.
  const answer = await ask(address, { redirect: 'manual', signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  const isPicture = answer.status === 200 && /^image\/(jpeg|webp|png)\b/.test(answer.headers.get('content-type') ?? '')
  const bytes = isPicture ? await readUpTo(answer, most.bytes) : undefined
  if (!bytes) {
    await answer.body?.cancel()
    return undefined
  }
  const kind = findImageKind(bytes)
  return kind === 'jpeg' || kind === 'webp' || kind === 'png' ? bytes : undefined
}

async function readUpTo({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
