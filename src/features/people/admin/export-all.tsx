import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { exportCsv } from '#admin-ui/format/csv.ts'
import type { PersonRow } from './person-row.ts'

// As many as the server answers at once.
const perPage = 10_000

/** Everybody whom the list is narrowed to, however many pages that takes, as a file. */
export function ExportAll() {
  const data = useAdminData()
  const notify = useNotify()
  const { filterValues: filter, sort, total = 0 } = useListContext<PersonRow>()
  const copy = useMutation({
    mutationFn: async () => {
      const rows: PersonRow[] = []
      for (let page = 1; page <= Math.ceil(total / perPage); page++)
        rows.push(...(await data.getList<PersonRow>('people', { filter, sort, pagination: { page, perPage } })).data)
      exportCsv(rows.map(exportRow), 'people')
    },
    onError: (error) => notify(`Failed to export people\n${error.message}`, { type: 'error' }),
  })
  return (
    <Button startIcon={<FileDownloadOutlined />} disabled={total === 0 || copy.isPending} onClick={() => copy.mutate()}>
      Export CSV
    </Button>
  )
}

function exportRow(row: PersonRow) {
  const { firstPath, lastPath, referrer, campaign } = row.source ?? {}
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    company: row.company,
    role: row.role,
    company_size: row.company_size,
    phone: row.phone,
    stage: row.stage,
    lost_reason: row.lost_reason,
    owner_id: row.owner_id,
    value: row.value,
    currency: row.currency,
    next_step: row.next_step,
    next_step_at: row.next_step_at,
    first_page: firstPath,
    last_page: lastPath,
    referrer,
    campaign: campaign && [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / '),
    first_contact: row.created_at,
    last_contact: row.last_met_at,
  }
}
