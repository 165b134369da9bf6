import { inflateSync } from 'node:zlib'
import type { ImageKind } from './image-kind.ts'

type Size = { width: number; height: number }

/**
 * Whether a file holds a picture and nothing besides: no notes of the camera or of a program, nothing behind its end.
 * Where that can't be told it counts as not clean.
 */
export function isCleanImage(bytes: Uint8Array, kind: ImageKind, size: Size): boolean {
  const read = readers[kind]
  try {
    return read?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), size) ?? false
  } catch {
    // It breaks off in the middle.
    return false
  }
}

const readers: Partial<Record<ImageKind, (bytes: Buffer, size: Size) => boolean>> = {
  png: isCleanPng,
  jpeg: isCleanJpeg,
  gif: isCleanGif,
  webp: isCleanWebp,
  avif: isCleanAvif,
}

/** How long each part of a picture may be: what is longer holds something else as well. */
const longestChunks = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['sBIT', 4],
  ['bKGD', 6],
  ['pHYs', 9],
])

function isCleanPng(bytes: Buffer): boolean {
  const isDrawnFromPalette = bytes.readUInt8(25) === 3
  const seen = new Set<string>()
  const pixels: Buffer[] = []
  let at = 8
  for (;;) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (name === 'IEND') return length === 0 && end === bytes.length && isOneStream(Buffer.concat(pixels))
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + length))
    else if (length > (longestChunks.get(name) ?? -1) || seen.has(name)) return false
    if (name === 'PLTE' && !isDrawnFromPalette) return false
    seen.add(name)
    at = end
  }
}

// A small logo of 1,600 by 1,600 pixels has ten.
const mostPixels = 32 * 1024 * 1024

/** Whether the packed pixels end where their last byte is. */
function isOneStream(packed: Buffer): boolean {
  const unpacked = inflateSync(packed, { info: true, maxOutputLength: mostPixels })
  return (unpacked as unknown as { engine: { bytesWritten: number } }).engine.bytesWritten === packed.length
}

/** Before the picture itself: tables, its size, JFIF without a small picture, Adobe's note on colours. A profile of colours can hold anything. */
function isCleanJpeg(bytes: Buffer): boolean {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xda) return endOfScans(bytes, at) === bytes.length
    const length = bytes.readUInt16BE(at + 2)
    const isTable = marker === 0xdb || (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdd
    if (!isTable && !(marker === 0xe0 && length === 16) && !(marker === 0xee && length === 14)) return false
    at += 2 + length
  }
  return false
}

/** Where the first end-of-image marker is over; between scans only tables may stand. */
function endOfScans(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start + 2); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xd9) return at + 2
    if (marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)) return -1
  }
  return -1
}

function isCleanGif(bytes: Buffer, { width, height }: Size): boolean {
  // Browsers make room for the screen that it claims, however small the picture on it is.
  if (bytes.readUInt16LE(6) !== width || bytes.readUInt16LE(8) !== height) return false
  const colours = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  let at = 13 + colours(bytes.readUInt8(10))
  const skipBlocks = () => {
    while (bytes.readUInt8(at) > 0) at += 1 + bytes.readUInt8(at)
    at += 1
  }
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === 0x3b) return at + 1 === bytes.length
    if (kind === 0x21) {
      // Only how it is drawn and how often it repeats; comments and texts are none of the picture.
      const length = lengthOfExtension(bytes, at)
      if (length === undefined) return false
      at += length
    } else if (kind === 0x2c) {
      at += 11 + colours(bytes.readUInt8(at + 9))
      skipBlocks()
    } else return false
  }
}

/** Of those two that a picture may have, with as many bytes as they need and no more. */
function lengthOfExtension(bytes: Buffer, at: number): number | undefined {
  const kind = bytes.readUInt8(at + 1)
  if (kind === 0xf9 && bytes.readUInt8(at + 2) === 4 && bytes.readUInt8(at + 7) === 0) return 8
  const isRepetition = kind === 0xff && bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0'
  const [name, block, end] = [2, 14, 18].map((place) => bytes.readUInt8(at + place))
  return isRepetition && name === 11 && block === 3 && end === 0 ? 19 : undefined
}

function isCleanWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  let at = 12
  while (at < bytes.length) {
    if (!/^(VP8 |VP8L|VP8X|ALPH|ICCP)$/.test(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}

/** Camera notes are items of their own kinds among those that the file lists. */
function isCleanAvif(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (size < 8 || !/^(ftyp|meta|mdat)$/.test(name)) return false
    if (name === 'meta' && /infe.{8}(Exif|mime)/s.test(bytes.toString('latin1', at, at + size))) return false
    at += size
  }
  return at === bytes.length
}
