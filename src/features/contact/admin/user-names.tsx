import { useGetList } from 'react-admin'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'

type Colleague = { id: string; name: string; email: string }

/** Everyone who can sign in. What is assigned to somebody carries their e-mail address. */
function useColleagues(): Colleague[] {
  const { data = [] } = useGetList<Colleague>('user-names', { pagination: { page: 1, perPage: 1000 } })
  return data
}

const unowned = { id: 'nobody', name: 'Nobody yet' }

export function OwnerName({ owner }: { owner: string | null }) {
  const colleagues = useColleagues()
  if (!owner) return <span className="soft">{unowned.name}</span>
  return colleagues.find(({ email }) => email === owner)?.name ?? owner
}

/** Who answers. Somebody who has left stays readable, and can be replaced. */
export function OwnerInput({ current }: { current: string | null }) {
  const choices = useChoices()
  const isGone = current !== null && choices.every(({ id }) => id !== current)
  const all = isGone ? [...choices, { id: current, name: current }] : choices
  return <ChoiceInput source="owner" label="Owner" choices={all} />
}

/** As a filter, where nobody is an answer too. */
export function OwnerFilter(props: { source: string; alwaysOn?: boolean }) {
  return <ChoiceInput {...props} label="Owner" choices={[unowned, ...useChoices()]} />
}

const useChoices = () => useColleagues().map(({ email, name }) => ({ id: email, name }))
