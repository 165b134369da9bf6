import { z } from 'zod'
import { optionalAddress, optionalText, order, requiredText, tagList } from '#platform/input.ts'

export const eventTypes = ['upcoming', 'past'] as const
export const eventFormats = ['online', 'in-person', 'hybrid'] as const

/** What users may write. What is left out of a new event gets the table's own default. */
export const eventChange = z
  .strictObject({
    title: requiredText(300),
    description: optionalText(5_000),
    event_type: z.enum(eventTypes),
    is_visible: z.boolean(),
    event_date: z.union([z.literal('').transform(() => null), z.iso.date()]).nullable(),
    keep_upcoming: z.boolean(),
    event_time: optionalText(100),
    location: optionalText(300),
    event_format: z.union([z.literal('').transform(() => null), z.enum(eventFormats)]).nullable(),
    badge_text: optionalText(100),
    cta_visible: z.boolean(),
    cta_text: optionalText(100),
    registration_url: optionalAddress,
    tags: tagList,
    display_order: order,
  })
  .partial()

export const eventInput = eventChange.required({ title: true, event_type: true })
