import { Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { BooleanInput, DataTable, TextInput, useListContext, useNotify, useRecordContext } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { ItemLink } from '#admin-ui/fields/fields.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { flagChange, flagInput } from '#records/feature-flags/input.ts'
import { type Flag, toggleFlag } from '#records/feature-flags/toggle-flag.ts'

/** The environment whose flags this site reads. */
const live = 'prod'

export function FlagList() {
  return (
    <AdminList
      emptyText="Feature flags show and hide parts of the site without a new version. A developer names them; add the first one."
      sort={{ field: 'feature_name', order: 'ASC' }}
      canExport={false}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="feature_name" label="Flag">
          <Description />
        </DataTable.Col>
        <DataTable.Col source="env" label="Environment" render={({ env }) => <Environment env={env} />} />
        <DataTable.Col source="is_enabled" label="On the site">
          <FlagSwitch />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  )
}

function Description() {
  const { feature_name = '', description } = useRecordContext<Flag>() ?? {}
  const known = Object.hasOwn(knownFlags, feature_name) ? knownFlags[feature_name] : undefined
  return (
    <div className="admin-row-words">
      <ItemLink source="feature_name" />
      {description && <span className="admin-hint">{description}</span>}
      {known ? (
        <span className="admin-hint">
          Shows or hides: {known.shows}{' '}
          <a href={known.path} className="admin-link" target="_blank" rel="noopener">
            Look at the page
          </a>
        </span>
      ) : (
        <span className="admin-hint">No page of this version asks for it.</span>
      )}
    </div>
  )
}

const Environment = ({ env }: { env: string }) => (env === live ? env : `${env} (not read by this site)`)

function FlagSwitch() {
  const flag = useRecordContext<Flag>()
  const data = useAdminData()
  const notify = useNotify()
  const { refetch } = useListContext()
  const toggle = useMutation({
    mutationFn: (flag: Flag) => toggleFlag(flag, { save, reread: async () => refetch() }),
    onSuccess: () =>
      notify('resources.feature-flags.notifications.updated', { type: 'success', messageArgs: { smart_count: 1 } }),
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  const save = (flag: Flag, is_enabled: boolean) =>
    data.update('feature-flags', { id: flag.id, data: { is_enabled }, previousData: flag })
  if (!flag) return null
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control
    <label className="admin-status">
      <Switch
        checked={flag.is_enabled !== toggle.isPending}
        disabled={toggle.isPending}
        onChange={() => toggle.mutate(flag)}
        slotProps={{ input: { 'aria-label': `${flag.feature_name} is on` } }}
      />
      {flag.is_enabled ? 'On' : 'Off'}
    </label>
  )
}

export function FlagEdit() {
  return (
    <AdminEdit>
      <AdminForm schema={flagChange}>
        <Fields />
      </AdminForm>
    </AdminEdit>
  )
}

export function FlagCreate() {
  return (
    <AdminCreate>
      <AdminForm schema={flagInput} defaultValues={{ is_enabled: false, env: live }}>
        <Fields />
      </AdminForm>
    </AdminCreate>
  )
}

function Fields() {
  return (
    <>
      <TextInput
        source="feature_name"
        label="Name"
        required
        helperText="Pages ask for it by this exact name: small letters, digits and underscores"
      />
      <TextInput
        source="description"
        multiline
        minRows={2}
        helperText="What colleagues should know before they switch it"
      />
      <TextInput source="env" label="Environment" required helperText={`This site reads ${live}`} />
      <BooleanInput source="is_enabled" label="On" />
    </>
  )
}

/** What visitors see only while a flag is on, for those who switch it. */
const knownFlags: Record<string, { shows: string; path: string }> = {
  transformation_readiness_scan: {
    shows: 'The call to the 3-minute readiness scan on the home page and on Insights. The scan itself stays reachable.',
    path: '/',
  },
}
