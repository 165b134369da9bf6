import { SaveButton, useGetIdentity, usePermissions, useRecordContext } from 'react-admin'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import type { InquiryRow } from './inquiry-row.ts'

/** The usual ways on, with one press each. They save what else was typed as well. */
export function InquiryToolbar() {
  const record = useRecordContext<InquiryRow>()
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const isOpen = record?.status === 'new' || record?.status === 'in progress'
  const me = identity?.email as string | undefined
  return (
    <AdminToolbar canDelete={permissions === 'admin'} deleteMode="pessimistic">
      {isOpen && <OneClick label="Mark as answered" change={{ status: 'answered' }} />}
      {isOpen && !record.owner && me && (
        <OneClick label="I will answer" change={{ owner: me, status: 'in progress' }} />
      )}
    </AdminToolbar>
  )
}

export function OneClick({ label, change }: { label: string; change: Partial<InquiryRow> }) {
  return (
    <SaveButton
      type="button"
      variant="outlined"
      label={label}
      icon={null}
      alwaysEnable
      transform={(values: object) => ({ ...values, ...change })}
    />
  )
}
