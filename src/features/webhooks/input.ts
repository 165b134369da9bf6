import { z } from 'zod'
import { optionalText, requiredText } from '#platform/input.ts'
import { eventNames } from '#resources/webhooks/events.ts'

const events = z
  .array(z.enum(eventNames, 'Not one of the events'))
  .min(1, 'At least one event')
  .transform((list) => eventNames.filter((name) => list.includes(name)))

export const webhookChange = z
  .strictObject({
    url: requiredText(2_000).refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
      error: 'An address that starts with https://',
    }),
    description: optionalText(200),
    events,
    enabled: z.boolean(),
  })
  .partial()

export const webhookInput = webhookChange.required({ url: true }).extend({ events: events.default([...eventNames]) })
