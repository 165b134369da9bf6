import { Autocomplete, Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { ReleaseChange } from './release.ts'

type Kind = {
  resource: string
  /** The field that is either on or off, and what people call an item by. */
  field: string
  name: string
  label: string
  on: string
  off: string
  say: (values: Record<string, unknown>) => string | undefined
  adminOnly?: boolean
}

const kind = (given: Omit<Kind, 'say'>): Kind => ({
  ...given,
  say: ({ [given.field]: isOn, ...others }) =>
    typeof isOn === 'boolean' && Object.keys(others).length === 0 ? (isOn ? given.on : given.off) : undefined,
})

/** What is added to a release in its own form: things that are shown or hidden, on or off. */
export const switches: Kind[] = [
  kind({ resource: 'events', field: 'is_visible', name: 'title', label: 'Event', on: 'Show', off: 'Hide' }),
  kind({
    resource: 'feature-flags',
    field: 'is_enabled',
    name: 'feature_name',
    label: 'Feature flag',
    on: 'Switch on',
    off: 'Switch off',
    adminOnly: true,
  }),
]

type Item = { id: string } & Record<string, unknown>

export function AddSwitch({ kind, onAdd }: { kind: Kind; onAdd: (change: ReleaseChange) => void }) {
  const { resource, field, name, label, on, off } = kind
  const { data: items = [] } = useGetList<Item>(resource, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: name, order: 'ASC' },
  })
  const [chosen, setChosen] = useState<Item | null>(null)
  const [isOn, setIsOn] = useState(true)
  const add = () => {
    if (!chosen) return
    const before = { [field]: chosen[field] }
    onAdd({ resource, id: chosen.id, label: String(chosen[name]), values: { [field]: isOn }, before, isNew: true })
    setChosen(null)
  }
  return (
    <div className="release-add">
      <Autocomplete
        size="small"
        options={items}
        value={chosen}
        onChange={(_event, item) => {
          setChosen(item)
          if (item) setIsOn(item[field] !== true)
        }}
        getOptionLabel={(item) => String(item[name])}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="None fits"
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isOn}
        onChange={(_event, next: boolean | null) => next !== null && setIsOn(next)}
        aria-label={`${label}: what happens`}
      >
        <ToggleButton value={true}>{on}</ToggleButton>
        <ToggleButton value={false}>{off}</ToggleButton>
      </ToggleButtonGroup>
      <Button variant="outlined" disabled={!chosen} onClick={add} aria-label={`Add ${label.toLowerCase()}`}>
        Add
      </Button>
    </div>
  )
}
