import type { ImageKind } from './image-kind.ts'

/** Of a picture in shares of its width and height, from 0 to 1. */
export type Area = { left: number; top: number; width: number; height: number }

/** What stays in sight where a picture is cut, in percent from the left and from the top. */
export type Focus = { x: number; y: number }

export type VariantFormat = 'avif' | 'webp'

/**
 * `picture`: a WebP for pages. `logo`: the same kind again, as it came where it is small and clean. `drawing`, `size`: only
 * looked at. `cut`: a part of a stored picture. `variant`: a stored picture, smaller. `share`: one as link previews show it.
 */
export type ImageTask = { bytes: Uint8Array } & (
  | { use: 'picture' | 'logo' | 'drawing'; kind: ImageKind }
  | { use: 'size' }
  | { use: 'cut'; area: Area }
  | { use: 'variant'; width: number; format: VariantFormat }
  | { use: 'share'; focus: Focus }
)

type ImageFacts = { width: number; height: number } | { refused: string }

/** Facts and bytes in one: a side process answers bytes. */
export function packImage(facts: ImageFacts, bytes: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.from(JSON.stringify(facts))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, bytes])
}

export function unpackImage(packed: Buffer): { facts: ImageFacts; bytes: Buffer } {
  const end = 4 + packed.readUInt32BE()
  return { facts: JSON.parse(packed.subarray(4, end).toString()), bytes: packed.subarray(end) }
}
