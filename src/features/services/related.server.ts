import type { Database } from '#platform/database/database.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { servicesContent } from './overview/content.ts'

/** What the services are about. They are pages of their own and no rows, so that nobody could have tagged them. */
const services = [
  { id: 'transformation-rescue', key: 'rescue', tags: ['Transformation', 'Rescue', 'Portfolio', 'Agile'] },
  { id: 'ai-consulting', key: 'ai', tags: ['AI', 'AI Strategy', 'Pilots', 'Forecasting'] },
  { id: 'assessments', key: 'assessments', tags: ['Assessment', 'Quality'] },
  { id: 'training-programs', key: 'training', tags: ['Agile Leadership', 'Coaching', 'Training', 'Scrum@Scale'] },
] as const

/** For other pages, in the words of the overview. */
export async function listRelatedServices(db: Database) {
  const text = await getPageContent(db, servicesContent)
  return services.map(({ id, key, tags }) => ({
    id,
    title: text[`${key}_title`],
    text: text[`${key}_text`],
    path: `/services/${id}`,
    tags: [...tags],
  }))
}
