import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Dialog } from '@mui/material'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLogout, useNotify, usePermissions } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Me } from '#admin/me.ts'
import { type Choice, type ChoiceGroup, listFoundChoices, listOwnChoices } from './choices.ts'
import { useFound } from './client.ts'
import './find.css'

// Near the upper edge, where it keeps its place while the list below grows and shrinks.
const paperPlace = { width: 'calc(100% - 1rem)', marginInline: '0.5rem', marginTop: { xs: '0.5rem', sm: '10vh' } }

/** A field and below it what fits: a combobox, so that the keyboard alone is enough. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { permissions } = usePermissions<Me['role']>()
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const { found, isSearching, error } = useFound(typed)
  const choose = useChoose(onClose)
  const id = useId()
  const groups = [...listOwnChoices(permissions, typed), ...(found ? listFoundChoices(found) : [])].filter(
    ({ choices }) => choices.length > 0,
  )
  const choices = groups.flatMap((group) => group.choices)
  const place = Math.min(current, choices.length - 1)
  const optionId = (choice: Choice) => `${id}-${choice.key.replace(/\W/g, '-')}`
  const active = choices[place]

  function move(event: KeyboardEvent) {
    const last = choices.length - 1
    const next = {
      ArrowDown: place < last ? place + 1 : 0,
      ArrowUp: place > 0 ? place - 1 : last,
      PageDown: Math.min(place + 8, last),
      PageUp: Math.max(place - 8, 0),
    }[event.key]
    if (next !== undefined) setCurrent(next)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': 'Find anything', className: 'find', sx: paperPlace },
        container: { sx: { alignItems: 'start' } },
      }}
    >
      <div className="find-field">
        <SearchOutlined />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder="Find anything"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setCurrent(0)
          }}
          onKeyDown={move}
        />
        <button type="button" className="find-close" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className={choices.length > 0 && !error ? 'sr-only' : 'find-note'}>
        {error ? `The search has failed. ${error.message}` : statusOf(choices.length, isSearching)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Found" aria-busy={isSearching} className="find-list">
        {groups.map((group) => (
          <Group key={group.title} group={group} active={active} optionId={optionId} onChoose={choose} />
        ))}
      </div>
    </Dialog>
  )
}

function statusOf(count: number, isSearching: boolean) {
  if (count > 0) return count === 1 ? '1 found' : `${count} found`
  return isSearching ? 'Searching…' : 'Nothing fits. Try fewer or other words.'
}

type Props = {
  group: ChoiceGroup
  active: Choice | undefined
  optionId: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}

function Group({ group: { title, choices }, active, optionId, onChoose }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a list box are no fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className="admin-label find-group">
        {title}
      </div>
      {choices.map((choice) => (
        <Option
          key={choice.key}
          id={optionId(choice)}
          choice={choice}
          isActive={choice.key === active?.key}
          onChoose={() => onChoose(choice)}
        />
      ))}
    </div>
  )
}

type OptionProps = { id: string; choice: Choice; isActive: boolean; onChoose: () => void }

function Option({ id, choice: { title, detail, note }, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div ref={option} id={id} role="option" aria-selected={isActive} className="find-option" onClick={onChoose}>
      <span className="find-title">{title}</span>
      {note && <span className="admin-badge">{note}</span>}
      {detail && <span className="admin-hint one-line">{detail}</span>}
    </div>
  )
}

/** Goes where the choice leads, or does it. What is not saved yet asks by itself before it is left. */
function useChoose(close: () => void) {
  const navigate = useNavigate()
  const logout = useLogout()
  const notify = useNotify()
  return (choice: Choice) => {
    close()
    if ('to' in choice) navigate(choice.to)
    else if ('href' in choice) open(choice.href, '_blank', 'noopener')
    else logout().catch(({ message }: Error) => notify(message, { type: 'error' }))
  }
}
