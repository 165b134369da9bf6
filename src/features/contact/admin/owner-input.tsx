import { useColleagues } from '#admin-ui/colleagues.ts'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { unowned } from './owner-name.tsx'

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

// What is assigned to somebody carries their e-mail address.
const useChoices = () => useColleagues().map(({ email, name }) => ({ id: email, name }))
