import type { Card } from '#features/people/card.server.ts'
import type { Pipeline } from '#features/people/pipeline.server.ts'
import type { Person } from '#records/people/queries.server.ts'

/** A person as lists of the admin read them. */
export type PersonRow = Omit<Person, 'merged_into'> & { currency: string }

/** The same with all that the card shows. */
export type CardRow = PersonRow &
  Pick<Card, 'emails' | 'suggestion' | 'colleagues' | 'reply_subject' | 'news' | 'timeline'>

export type Column = Pipeline[number]
export type BoardCard = Column['items'][number]

type Named = Pick<PersonRow, 'name' | 'email'>

export const nameOf = ({ name, email }: Named) => name ?? email

export const titleOf = ({ company, ...person }: Named & Pick<PersonRow, 'company'>) =>
  [nameOf(person), company].filter(Boolean).join(', ')

export function formatMoney(value: number, currency: string) {
  formats[currency] ??= new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return formats[currency].format(value)
}

const formats: Record<string, Intl.NumberFormat> = {}

/** The address of the list, narrowed. */
export const listPath = (filter: Record<string, string>) =>
  `/admin/people?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'last_met_at', order: 'DESC', page: '1' })}`
