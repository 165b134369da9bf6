import type { EventsText } from '#features/events/content.ts'
import { FilterLinks } from '#features/events/filter-links.tsx'
import type { Event } from '#features/events/queries.server.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { type ArchiveFilter, groupByYear, listYears, themes } from './by-year.ts'
import './archive.css'
import { dayOf, placeOf } from '#features/events/event.ts'

type Props = EventsText & { past: Event[]; filter: ArchiveFilter; year: number; parameters: URLSearchParams }

export function Archive({ text, past, filter, year, parameters }: Props) {
  const groups = groupByYear(past, filter, year)
  const isFiltered = filter.theme !== undefined || filter.year !== undefined
  const themeChoices = themes.map((theme) => ({ value: theme, label: theme }))
  const yearChoices = listYears(past, year).map((year) => ({ value: String(year), label: String(year) }))
  return (
    <Section tone="mist" id="past">
      <div className="split split-sticky">
        <div className="stack-start">
          <h2>{text.past_title}</h2>
          <p className="lead">{text.past_text}</p>
          <FilterLinks
            label={text.past_theme}
            name="theme"
            anchor="#past"
            parameters={parameters}
            choices={[{ value: undefined, label: text.past_all_themes }, ...themeChoices]}
          />
          <FilterLinks
            label={text.past_year}
            name="year"
            anchor="#past"
            parameters={parameters}
            choices={[{ value: undefined, label: text.past_all_years }, ...yearChoices]}
          />
          {isFiltered && (
            <SiteLink to="/about/events#past" className="text-link" keepsPlace>
              {text.past_clear}
            </SiteLink>
          )}
        </div>
        <div>
          {groups.length === 0 && <p className="lead">{text.past_empty}</p>}
          {groups.map(({ year, events }, i) => (
            <Disclosure
              key={`${year} ${filter.theme} ${filter.year}`}
              startsOpen={isFiltered || i === 0}
              heading={
                <span className="archive-year">
                  {year}
                  <span className="badge">
                    {events.length} {events.length === 1 ? 'event' : 'events'}
                  </span>
                </span>
              }
            >
              <ul>
                {events.map((event) => (
                  <PastEvent key={event.id} event={event} />
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}

function PastEvent({ event }: { event: Event }) {
  return (
    <li className="past-event">
      <h4>{event.title}</h4>
      <p className="small">
        <time dateTime={event.event_date ?? undefined}>{dayOf(event)}</time> · {placeOf(event)}
      </p>
      {event.description && <p className="soft">{event.description}</p>}
      {event.tags.length > 0 && <p className="soft small">{event.tags.join(' · ')}</p>}
    </li>
  )
}
