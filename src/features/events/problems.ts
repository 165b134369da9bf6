type Values = Record<string, unknown>

/** What the form asks for beyond the rules of the API: a type and a day that say the same. */
export function eventProblems({ event_type, event_date, keep_upcoming }: Values, today: string) {
  const day = typeof event_date === 'string' ? event_date : ''
  const isOver = day !== '' && day < today
  return {
    event_date:
      event_type === 'upcoming' && isOver && keep_upcoming !== true
        ? 'This day is over. Choose another one or the type Past, or keep the event among the upcoming.'
        : undefined,
    event_type:
      event_type === 'past' && day > today
        ? 'The day is still ahead. Choose the type Upcoming, or another day.'
        : undefined,
  }
}
