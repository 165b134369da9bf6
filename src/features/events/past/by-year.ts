import type { Event } from '#features/events/queries.server.ts'

export const themes = ['AI', 'Agile Leadership', 'Transformation', 'Coaching'] as const

export type ArchiveFilter = { theme: string | undefined; year: number | undefined }
type Row = Pick<Event, 'event_date' | 'tags'>

/** Past events under their years, latest first; within a year in the order given. An event without a date counts as one of `currentYear`. */
export function groupByYear<Past extends Row>(past: Past[], filter: ArchiveFilter, currentYear: number) {
  const years = new Map<number, Past[]>()
  for (const event of past) {
    const year = yearOf(event, currentYear)
    if (!matchesTheme(event, filter.theme) || (filter.year !== undefined && year !== filter.year)) continue
    years.set(year, [...(years.get(year) ?? []), event])
  }
  return latestFirst([...years.keys()]).map((year) => ({ year, events: years.get(year) ?? [] }))
}

/** Every year there is something in, latest first: the choices of the year filter. */
export function listYears(past: Row[], currentYear: number): number[] {
  return latestFirst([...new Set(past.map((event) => yearOf(event, currentYear)))])
}

export function readArchiveFilter(parameters: URLSearchParams): ArchiveFilter {
  const year = parameters.get('year') ?? ''
  return {
    theme: themes.find((theme) => theme === parameters.get('theme')),
    year: /^\d{4}$/.test(year) ? Number(year) : undefined,
  }
}

function yearOf({ event_date }: Row, currentYear: number) {
  return event_date ? Number(event_date.slice(0, 4)) : currentYear
}

function matchesTheme({ tags }: Row, theme: string | undefined) {
  if (!theme) return true
  return tags.some((tag) => tag.toLowerCase().includes(theme.toLowerCase()))
}

const latestFirst = (years: number[]) => years.toSorted((one, other) => other - one)
