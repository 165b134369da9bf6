const embedded = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i

/** Where a pasted picture can be had from: this site, or the paste itself. Others are out of a browser's reach. */
export function findPictureSource(src: string, origin = globalThis.location?.origin): string | undefined {
  if (isEmbedded(src)) return src
  const url = URL.parse(src.trim(), origin)
  if (!url || url.origin !== origin || !/^(?:\/|https?:)/i.test(src.trim())) return undefined
  // With two slashes it would be the path to another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search
}

/** It stands in the text itself and still has to be uploaded. */
export const isEmbedded = (src: string) => embedded.test(src)

export function embeddedFile(src: string, place: number): File {
  const [, type = 'image/png', base64 = ''] = /^data:([^;,]+);base64,(.*)$/s.exec(src) ?? []
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], `pasted-${place + 1}`, { type })
}

/** How many pictures of a paste can't be taken over, so that this can be said. */
export function countLostPictures(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img')].filter((image) => !findPictureSource(image.getAttribute('src') ?? '')).length
}
