import { z } from 'zod'

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time such as 09:00')

export const workingTimeInput = z
  .strictObject({
    time_zone: z.string().max(100).refine(isTimeZone, 'Not a time zone'),
    days: z
      .array(z.int().min(1).max(7))
      .min(1, 'At least one day')
      .transform((days) => [...new Set(days)].sort()),
    opens: time,
    closes: time,
    holidays: z
      .array(z.iso.date({ error: ({ input }) => `“${input}” is not a day such as 2026-12-25` }))
      .max(400, 'At most 400 days')
      .transform((days) => [...new Set(days)].sort()),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'Later than it begins' })

function isTimeZone(name: string) {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
