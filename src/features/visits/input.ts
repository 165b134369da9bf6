import { z } from 'zod'
import { campaignInput, pagePath, referrerInput } from '#records/visits/source.ts'

export const widths = ['small', 'medium', 'large'] as const

type Width = (typeof widths)[number]

/** A width in pixels is taken too, and known as its class alone from here on. */
const width = z.union([z.enum(widths), z.number().min(0).max(100_000).transform(classOf)])

function classOf(pixels: number): Width {
  if (pixels < 640) return 'small'
  return pixels < 1024 ? 'medium' : 'large'
}

/** One page view. `referrer` is the site's own host for a page that was reached from another one of it. */
export const viewInput = z.strictObject({
  path: z.string().max(2_000).transform(pagePath),
  referrer: referrerInput,
  campaign: campaignInput,
  width: width.nullish(),
})

export type View = z.output<typeof viewInput>
