import { z } from 'zod'
import { isAddress, isOwnPath } from './address.ts'
import { findForeignPicture, foreignPicture } from './foreign-picture.ts'

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

/** Of a page; empty counts as none. */
export const optionalAddress = z.union([z.literal('').transform(() => null), address]).nullable()

export const picture = z.string().trim().max(2_000).refine(isOwnPath, foreignPicture)

/** Of a picture that visitors see; empty counts as none. */
export const optionalPicture = z.union([z.literal('').transform(() => null), picture]).nullable()

/** With its time zone, in a year that JavaScript and PostgreSQL write alike. */
export const moment = z.iso
  .datetime({ offset: true, error: 'Please enter a day and a time.', abort: true })
  .refine((text) => {
    const year = new Date(text).getUTCFullYear()
    return year >= 1900 && year < 3000
  }, 'Please enter a year from 1900 to 2999.')

/** A day begins at midnight UTC. */
export const dayOrMoment = z.union(
  [
    moment,
    z.iso
      .date()
      .transform((day) => `${day}T00:00:00.000Z`)
      .pipe(moment),
  ],
  'Please enter a day and a time.',
)

export const order = z.int().min(0).max(1_000_000)

/** A list, or one text with commas. Blank and repeated tags are dropped. */
export const tagList = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))])
  .pipe(z.array(z.string().max(100)).max(20))

export const htmlBody = z
  .string()
  .max(400_000)
  .refine((html) => findForeignPicture(html) === undefined, {
    error: ({ input }) => `The text holds a picture from elsewhere: ${nameOf(String(input))}. ${foreignPicture}`,
  })

const nameOf = (html: string) => (findForeignPicture(html) ?? '').slice(0, 80)
