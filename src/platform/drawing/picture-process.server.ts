import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { doTasks } from '#platform/jobs/worker-process.server.ts'
import { getFonts } from './fonts.server.ts'

export type Picture = { element: unknown; width: number; height: number }

doTasks<Picture>(async ({ element, ...size }) => {
  const fonts = await getFonts()
  const svg = await satori(element as never, {
    ...size,
    fonts: [
      { name: 'Figtree', data: fonts.text, weight: 400 },
      { name: 'Figtree', data: fonts.textBold, weight: 600 },
      { name: 'Familjen Grotesk', data: fonts.heading, weight: 600 },
    ],
  })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
})
