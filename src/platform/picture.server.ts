import type { ReactNode } from 'react'
import { getFonts } from './fonts.server.ts'

/** The size that networks show for a shared link. */
export const sharePictureSize = { width: 1200, height: 630 }

let queue: Promise<unknown> = Promise.resolve()

/**
 * Draws an element (flexbox, inline styles, SVG; fonts `Figtree` 400 and 600, `Familjen Grotesk` 600) as a PNG.
 * One picture at a time, so that a crowd of crawlers takes neither the memory nor all the processors.
 */
export function drawPng(element: ReactNode, size = sharePictureSize): Promise<Buffer> {
  const picture = queue.then(() => draw(element, size))
  queue = picture.catch(() => {})
  return picture
}

async function draw(element: ReactNode, size: { width: number; height: number }): Promise<Buffer> {
  // Both take memory that a server which draws nothing doesn't need.
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    getFonts(),
  ])
  const svg = await satori(element, {
    ...size,
    fonts: [
      { name: 'Figtree', data: fonts.text, weight: 400 },
      { name: 'Figtree', data: fonts.textBold, weight: 600 },
      { name: 'Familjen Grotesk', data: fonts.heading, weight: 600 },
    ],
  })
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}
