import type { Consultant } from './queries.server.ts'

type Mentor = Pick<Consultant, 'is_mentor' | 'mentor_display_order'>

/** Those who also mentor, in the order set for the mentoring page. */
export function listMentors<Person extends Mentor>(consultants: Person[]): Person[] {
  return consultants
    .filter((consultant) => consultant.is_mentor)
    .toSorted((one, other) => one.mentor_display_order - other.mentor_display_order)
}
