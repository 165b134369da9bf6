import { FormControlLabel, Switch } from '@mui/material'
import { useNotify, usePermissions, useUpdate } from 'react-admin'
import { formatDay } from '#admin-ui/format/format-day.ts'
import { SidePart } from '#admin-ui/screens/side-part.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import type { AssessmentRow } from './assessment-row.ts'

/** Decides how long the assessment is kept; saved at once. */
export function ClientSwitch() {
  return (
    <SidePart title="How long it is kept">
      <WithRecord<AssessmentRow>>{(row) => <Choice row={row} />}</WithRecord>
    </SidePart>
  )
}

function Choice({ row }: { row: AssessmentRow }) {
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const change = (is_client: boolean) =>
    update(
      'assessments',
      { id: row.id, data: { is_client }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.assessments.notifications.updated', { messageArgs: { smart_count: 1 } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={row.is_client !== isPending}
            disabled={isPending || (row.is_client && permissions !== 'admin')}
            onChange={(_event, checked) => change(checked)}
          />
        }
        label="Is a client"
      />
      <p>
        Will be erased on <b>{formatDay(row.kept_until)}</b>. Clients’ results are kept for longer, as the privacy
        policy says. Only administrators can take that back.
      </p>
    </>
  )
}
