import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })

/** A PNG by hand, so that it can lie. */
export function png(width: number, height: number, packed: Buffer, ...more: [name: string, data: Buffer][]) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunks: [string, Buffer][] = [['IHDR', header], ...more, ['IDAT', packed], ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(chunk)])
}

function chunk([name, data]: [string, Buffer]) {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
