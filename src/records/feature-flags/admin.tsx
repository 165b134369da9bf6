import { Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { BooleanInput, DataTable, TextInput, useListContext, useNotify, useRecordContext } from 'react-admin'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { ItemLink } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { useOfficeData } from '#ui/office/office-data.ts'
import { flagChange, flagInput } from './input.ts'
import { knownFlags } from './known-flags.ts'
import { type Flag, toggleFlag } from './toggle-flag.ts'

/** The environment whose flags this site reads. */
const live = 'prod'

function FlagList() {
  return (
    <OfficeList
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
    </OfficeList>
  )
}

function Description() {
  const { feature_name = '', description } = useRecordContext<Flag>() ?? {}
  const known = knownFlags[feature_name]
  return (
    <div className="office-row-words office-row-words-open">
      <ItemLink source="feature_name" />
      {description && <span>{description}</span>}
      {known ? (
        <span>
          Shows or hides: {known.shows}{' '}
          <a href={known.path} target="_blank" rel="noopener">
            Look at the page
          </a>
        </span>
      ) : (
        <span>No page of this version asks for it.</span>
      )}
    </div>
  )
}

const Environment = ({ env }: { env: string }) => (env === live ? env : `${env} (not read by this site)`)

function FlagSwitch() {
  const flag = useRecordContext<Flag>()
  const data = useOfficeData()
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
    <label className="office-switch">
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

function FlagEdit() {
  return (
    <OfficeEdit>
      <OfficeForm schema={flagChange}>
        <Fields />
      </OfficeForm>
    </OfficeEdit>
  )
}

function FlagCreate() {
  return (
    <OfficeCreate>
      <OfficeForm schema={flagInput} defaultValues={{ is_enabled: false, env: live }}>
        <Fields />
      </OfficeForm>
    </OfficeCreate>
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

export const featureFlagsAdmin = {
  list: FlagList,
  edit: FlagEdit,
  create: FlagCreate,
  recordRepresentation: 'feature_name',
}
