const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-01-01` in words. What is no day is shown as users have written it. */
export function formatDay(text: string): string {
  return isDay(text) ? longDay.format(new Date(text)) : text
}

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
