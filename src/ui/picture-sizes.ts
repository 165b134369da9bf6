/** The widths in which stored pictures can be had, and no others: each is kept once it was asked for. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const

/** For the largest face on the site, on screens with two points for one. */
export const faceWidth = 320

const scalable = /^\/storage\/[^?]+\.(?:webp|png|jpe?g|avif)\?v=/

/** What browsers choose from for a stored picture; of all others there is one size. */
export function srcSetOf(address: string, widths: readonly number[] = pictureWidths): string | undefined {
  if (!scalable.test(address)) return undefined
  return widths.map((width) => `${inWidth(address, width)} ${width}w`).join(', ') || undefined
}

/** The address of a stored picture for a place of that width at most. */
export const inWidth = (address: string, width: number) => (scalable.test(address) ? `${address}&w=${width}` : address)

/** The address of a stored picture as link previews show it. */
export const inShareSize = (address: string) => (scalable.test(address) ? `${address}&as=share` : address)
