import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { type RaRecord, TextInput, usePermissions, useRecordContext } from 'react-admin'
import { z } from 'zod'
import { nextGoodMoment } from '#admin-ui/format/publish-state.ts'
import { DateTime, timeZone, useMomentInput } from '#admin-ui/inputs/publish-input.tsx'
import { PreviewLinks } from '#admin-ui/preview/preview-links.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit, SidePart } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import { ChangeList, ChangesInput } from './changes.tsx'
import { releaseUpdate } from './input.ts'
import { type Release, sentChanges } from './release.ts'
import { ReleaseSteps } from './steps.tsx'
import './releases.css'

const { title, planned_at } = releaseUpdate.required().shape

/** What the form holds; what it holds of the changes is looked at by the server. */
const form = z.object({ title, planned_at, changes: z.array(z.unknown()) })

const sent = ({ title, planned_at, changes }: Partial<RaRecord>) => ({
  title,
  planned_at: planned_at ?? null,
  changes: sentChanges(changes ?? []),
})

export function ReleaseCreate() {
  return (
    <AdminCreate isAutosaved={false} transform={sent}>
      <AdminForm schema={form} defaultValues={{ planned_at: null, changes: [] }}>
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

export function ReleaseEdit() {
  return (
    <AdminEdit isAutosaved={false} canRestore={false} transform={sent} side={<Beside />}>
      <Body />
    </AdminEdit>
  )
}

function Body() {
  const release = useRecordContext<Release>()
  if (release?.state === 'live')
    return (
      <div className="release-live">
        <FormSection title="What it has changed">
          <ChangeList changes={release.changes} />
        </FormSection>
      </div>
    )
  return (
    <AdminForm schema={form} toolbar={<AdminToolbar deleteMode="pessimistic" />}>
      <Fields />
    </AdminForm>
  )
}

function Fields() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const addedHere = permissions === 'admin' ? 'Events and flags' : 'Events'
  return (
    <>
      <FormSection title="Release">
        <TextInput source="title" label="Name" required helperText="Only users see it" />
        <WhenInput />
      </FormSection>
      <FormSection
        title="What it changes"
        hint={`Articles, use cases and page texts are added in their own forms, by “Add to release…”. ${addedHere} are added here.`}
      >
        <ChangesInput />
      </FormSection>
    </>
  )
}

/** By hand, or at a moment. */
function WhenInput() {
  const { field, fieldState } = useMomentInput('planned_at')
  // Also while the moment is being typed, and is none.
  const isPlanned = field.value !== null
  return (
    <>
      <RadioGroup
        aria-label="When it goes live"
        value={isPlanned ? 'planned' : 'by-hand'}
        onChange={(_event, next) =>
          field.onChange(next === 'planned' ? nextGoodMoment(new Date()).toISOString() : null)
        }
      >
        <FormControlLabel value="by-hand" control={<Radio />} label="Goes live when somebody publishes it" />
        <FormControlLabel value="planned" control={<Radio />} label="Goes live by itself, at a moment" />
      </RadioGroup>
      {isPlanned && (
        <DateTime
          label="Goes live on"
          moment={field.value}
          onChange={(moment) => field.onChange(moment ?? '')}
          problem={fieldState.error?.message}
          hint={`In your time zone, ${timeZone}`}
        />
      )}
    </>
  )
}

function Beside() {
  const release = useRecordContext<Release>()
  if (!release) return null
  return (
    <>
      <SidePart title="Where it stands">
        <ReleaseSteps release={release} />
      </SidePart>
      {release.state !== 'live' && release.changes.length > 0 && (
        <SidePart title="Preview">
          <div className="lines">
            <PreviewLinks />
          </div>
        </SidePart>
      )}
    </>
  )
}
