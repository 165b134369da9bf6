import { Title } from 'react-admin'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'

/** For editors who come to a screen that their role ends before. */
export function OnlyAdministrators() {
  return (
    <>
      <Title title="Only administrators" preferenceKey={false} />
      <AdminNotice title="Only administrators can open this">
        Your account is that of an editor. An administrator can do this for you, or give you the role under Users.
      </AdminNotice>
    </>
  )
}
