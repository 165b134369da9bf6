import { z } from 'zod'
import { isAddress } from './address.ts'

/** A text of one line or a few. Empty counts as none. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()

export const requiredText = (most: number) => z.string().trim().min(1, 'Required').max(most)

export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens')

const address = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(https:\/\/|\/(?!\/))/, 'An address that starts with https:// or a path on this site')
  .refine(isAddress, 'This address can not be opened')

/** Of a page or a picture; empty counts as none. */
export const optionalAddress = z.union([z.literal('').transform(() => null), address]).nullable()

export const order = z.int().min(0).max(1_000_000)

/** A list, or one text with commas. Blank and repeated tags are dropped. */
export const tagList = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(100)).max(20))

export const htmlBody = z.string().max(400_000)
