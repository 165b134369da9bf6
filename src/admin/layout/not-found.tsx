import { Title } from 'react-admin'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'

/** For addresses under `/admin` that lead nowhere. */
export function NotFound() {
  return (
    <>
      <Title title="Not found" preferenceKey={false} />
      <AdminNotice title="There is no such screen">
        The address may be old or mistyped. Everything there is can be reached from the menu.
      </AdminNotice>
    </>
  )
}
