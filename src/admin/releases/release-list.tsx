import { DataTable, useRecordContext } from 'react-admin'
import { ItemLink } from '#admin-ui/fields/fields.tsx'
import { LastChange } from '#admin-ui/fields/last-change.tsx'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { ChoiceInput } from '#admin-ui/inputs/choice-input.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { states } from '#records/releases/states.ts'
import { type Release, stateNames, tones, wordsOf } from './release.ts'

const choices = states.map((state) => ({ id: state, name: stateNames[state] }))

export function ReleaseList() {
  return (
    <AdminList
      isShared
      emptyText="A release takes several changes live at one moment: an article, page texts, an event, a feature flag. It can be previewed by one link, and taken back as one. Begin with a name."
      sort={{ field: 'updated_at', order: 'DESC' }}
      canExport={false}
      filters={[<ChoiceInput key="state" source="state" label="State" choices={choices} />]}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title" field={ItemLink} />
        <DataTable.Col source="state">
          <ReleaseState />
        </DataTable.Col>
        <DataTable.Col source="changes" label="What it changes" disableSort render={labelsOf} />
        <LastChange />
      </DataTable>
    </AdminList>
  )
}

function ReleaseState() {
  const release = useRecordContext<Release>()
  return release ? <StatusChip tone={tones[release.state]}>{wordsOf(release)}</StatusChip> : null
}

const most = 3

function labelsOf({ changes }: Partial<Release>) {
  const labels = (changes ?? []).map(({ label }) => label)
  if (labels.length === 0) return 'Nothing yet'
  const more = labels.length - most
  return labels.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
