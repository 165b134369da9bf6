import { Title } from 'react-admin'
import { OfficeNotice } from '#ui/office/notice.tsx'

/** For addresses under `/admin` that lead nowhere. */
export function NotFound() {
  return (
    <>
      <Title title="Not found" preferenceKey={false} />
      <OfficeNotice title="There is no such screen">
        The address may be old or mistyped. Everything there is can be reached from the menu.
      </OfficeNotice>
    </>
  )
}
