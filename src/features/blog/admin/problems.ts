import { publishState } from '#admin-ui/format/publish-state.ts'
import { findMissingAlt } from '#admin-ui/inputs/picture-input.tsx'
import { blockingPoints } from '#resources/preflight/rules.ts'

type Values = Record<string, unknown>

/** What the form asks for beyond the rules of the API. */
export function postProblems(values: Values, saved: Values | undefined, now: Date) {
  const [blocking] = values.published === true ? blockingPoints({ html: String(values.content ?? '') }) : []
  return {
    content: blocking?.message,
    featured_image_alt: findMissingAlt(values.featured_image_url, values.featured_image_alt),
    publish_date: isPastPlan(values, saved, now) ? 'Choose a time in the future' : undefined,
  }
}

/** A plan for a time that is over would put the article on the site at once, which is another choice. */
function isPastPlan(values: Values, saved: Values | undefined, now: Date) {
  const stateOf = ({ published, publish_date }: Values) =>
    publishState({ published: published === true, date: publish_date as string | null }, now)
  const isChanged = values.publish_date !== (saved?.publish_date ?? null)
  const wasLive = saved !== undefined && stateOf(saved) === 'live'
  return Boolean(values.publish_date) && isChanged && !wasLive && stateOf(values) === 'live'
}
