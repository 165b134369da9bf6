import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRecordContext, useRefresh, useSaveContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { ChangedFields } from '#admin-ui/screens/changed-fields.tsx'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { useAutosaveContext } from './autosave-context.tsx'
import { registerClaim } from './claims.ts'
import { Others, OwnTyping, SavedMeanwhile } from './notices.tsx'
import { changesOf, type LastSave, type Mine, type Opened, type Place, type Values } from './pending.ts'
import { useAutosave, usePresence } from './use-autosave.ts'
import { useTypedFields, versionOf } from './use-typed-fields.ts'

type Props = {
  place: Place
  opened: Opened
  /** The fields whose typing is kept. */
  fields: string[]
  /** What a new item begins with. */
  defaults: Values
  /** For what is new: leaves what was begun for later. */
  onBeginAnother?: (() => void) | undefined
}

/** Inside a form: brings back what was typed before, keeps what is typed now, and tells who else is there. */
export function FormAutosave({ place, opened, fields, defaults, onBeginAnother }: Props) {
  const { subscribe } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const record = useRecordContext()
  const { saving = false } = useSaveContext()
  const { handle, setState, setUnsaved } = useAutosaveContext()
  const refresh = useRefresh()
  const { others, saved: lastSave } = usePresence(place, opened)
  const version = versionOf(record)
  const [shown, setShown] = useState(() => recovered(opened.mine, fields, record ?? defaults))
  const [conflict, setConflict] = useState(() => (isAfter(opened.saved, shown?.based_on) ? opened.saved : null))
  // What is said of one version of the item is not said of the next.
  const [saidOf, setSaidOf] = useState(version)
  const isSaid = isDirty && saidOf === version
  const onConflict = () => {
    setConflict(lastSave)
    setShown(null)
    setSaidOf(version)
  }
  const typed = useTypedFields({ fields, defaults, earlier: shown, onConflict })
  const autosave = useAutosave({ place, opened, read: typed.read, basedOn: typed.basedOn })
  const { state, touch, claim, release, discard, flush, isAtRisk } = autosave

  const take = (mine: Mine | null) => {
    typed.showSaved()
    typed.write(mine?.values ?? {})
  }
  const drop = async () => {
    const isGone = await discard()
    if (isGone) {
      setSaidOf(null)
      setShown(null)
      typed.showSaved()
    }
    return isGone
  }
  useEffect(() => subscribe({ formState: { values: true }, callback: touch }), [subscribe, touch])
  useEffect(() => setState(state), [setState, state])
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty])
  useEffect(() => {
    // What was created has another form, where nothing of this one is wanted any more.
    if (record && !saving) release()
  }, [record, saving, release])
  useEffect(() => {
    const takeBack = registerClaim(place.resource, record && String(record.id), () => {
      typed.markSent()
      return claim()
    })
    handle.current = {
      fail() {
        typed.unmarkSent()
        release()
      },
      drop,
      flush,
    }
    return () => {
      takeBack()
      handle.current = undefined
    }
  })
  useLeaveWarning(isAtRisk && !isSubmitting && !saving, autosave)

  return (
    <>
      <OwnTyping recovered={isSaid && shown} autosave={autosave} take={take} discard={drop}>
        {onBeginAnother && <Button onClick={() => flush().then(onBeginAnother)}>Begin another one</Button>}
      </OwnTyping>
      {isSaid && conflict ? (
        <SavedMeanwhile saved={conflict}>
          <Differences resource={place.resource} saved={typed.savedValues()} typed={typed.read() ?? {}} />
          <p>Yours take their place when you save.</p>
        </SavedMeanwhile>
      ) : (
        isAfter(lastSave, version) && (
          <SavedMeanwhile saved={lastSave}>
            <p>The form shows it as it was before. What you have typed stays.</p>
            <Button variant="outlined" onClick={refresh}>
              Show it as it is now
            </Button>
          </SavedMeanwhile>
        )
      )}
      <Others others={others} />
    </>
  )
}

type Compared = { resource: string; saved: Values; typed: Values }

function Differences({ resource, saved, typed }: Compared) {
  const fields = Object.entries(typed).map(([field, after]) => ({ field, before: saved[field], after }))
  return (
    <details>
      <summary className="admin-hint">Look at the differences</summary>
      <ChangedFields resource={resource} fields={fields} />
    </details>
  )
}

const isAfter = (save: LastSave | null, version: string | null | undefined): save is LastSave =>
  save !== null && typeof version === 'string' && Date.parse(save.at) > Date.parse(version)

/** What comes back into the form: nothing if all of it has been saved since. */
function recovered(mine: Mine | null, fields: string[], saved: Values): Mine | null {
  const known = Object.keys(mine?.values ?? {}).filter((field) => fields.includes(field))
  const values = mine && changesOf(known, mine.values, saved)
  return mine && values && { ...mine, values }
}
