import type { ImageKind } from './image-kind.ts'

/** `picture`: a WebP for pages. `logo`: the same kind again, as it came where it is small and clean. `drawing`: only looked at. */
export type ImageTask = { bytes: Uint8Array; kind: ImageKind; use: 'picture' | 'logo' | 'drawing' }

export type ImageFacts = { width: number; height: number } | { refused: string }

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
