import { longDay } from '#ui/long-day.ts'

/** `2026-01-01` in words. What is no day is shown as users have written it. */
export function formatDay(text: string): string {
  return isDay(text) ? longDay(text) : text
}

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
