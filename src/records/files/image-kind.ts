export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg'

/** What the first bytes of a file say it is, whatever its name and its sender say. */
export function findImageKind(bytes: Uint8Array): ImageKind | undefined {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a/.test(letters(0, 6))) return 'gif'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  if (letters(4, 8) === 'ftyp') return isoKinds[letters(8, 12)]
  return startsLikeSvg(bytes) ? 'svg' : undefined
}

const isoKinds: Record<string, ImageKind> = { avif: 'avif', avis: 'avif', heic: 'heic', heix: 'heic', mif1: 'heic' }

/** A tag named svg after nothing but a declaration, a document type and comments. */
function startsLikeSvg(bytes: Uint8Array): boolean {
  let start = new TextDecoder().decode(bytes.subarray(0, 4_000))
  for (;;) {
    start = start.trimStart()
    if (/^<svg[\s>]/i.test(start)) return true
    const [, opening = ''] = /^(<!--|<\?|<!DOCTYPE)/i.exec(start) ?? []
    const closing = { '<!--': '-->', '<?': '?>' }[opening] ?? (/^[^>]*\[/.test(start) ? ']>' : '>')
    const end = opening ? start.indexOf(closing, opening.length) : -1
    if (end === -1) return false
    start = start.slice(end + closing.length)
  }
}

export const contentTypes: Record<Exclude<ImageKind, 'heic'>, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

/** The endings under which people know each kind. */
export const endings: Record<ImageKind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  heic: ['heic', 'heif'],
  svg: ['svg'],
}
