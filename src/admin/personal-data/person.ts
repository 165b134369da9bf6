import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'

/** Everything that is stored about whoever has an address; more fields than these are in the file that is handed out. */
export type Person = {
  email: string
  people: { id: string; email: string; name: string | null; stage: string; entries: object[] }[]
  inquiries: { id: string; status: string; company: string; created_at: string }[]
  assessments: { id: string; dominant_archetype: string; company_name: string | null; completed_at: string }[]
  mails: { kind: string; subject: string; created_at: string }[]
  /** What was erased before, at this person's request. */
  erasures: { erased: Record<string, number>; erased_at: string }[]
}

export function usePerson(email: string) {
  const data = useAdminData()
  return useQuery({
    queryKey: ['personal-data', email],
    queryFn: () => data.call<Person>('GET', `personal-data?email=${encodeURIComponent(email)}`),
    enabled: email !== '',
    // Every look-up is written down, so only somebody who asks again makes another.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const isUnknown = ({ people, inquiries, assessments, mails }: Person) =>
  people.length + inquiries.length + assessments.length + mails.length === 0

/** Counts in words: 2 inquiries, 1 assessment. What there was none of is left out. */
export function formatCounts(counts: Record<string, number>): string {
  const said = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${nameOf(what, count)}`)
  return said.join(', ') || 'nothing'
}

// What was erased before is kept under these names, so that they stay.
const names: Record<string, [one: string, many: string]> = {
  people: ['person', 'people'],
  notes: ['note', 'notes'],
  inquiries: ['inquiry', 'inquiries'],
  consents: ['consent', 'consents'],
  news_consents: ['consent to news', 'consents to news'],
  mails: ['mail', 'mails'],
  assessments: ['assessment', 'assessments'],
  team_scans: ['team scan', 'team scans'],
  webhook_deliveries: ['message to another system', 'messages to other systems'],
}

const nameOf = (what: string, count: number) => names[what]?.[count === 1 ? 0 : 1] ?? what.replaceAll('_', ' ')
