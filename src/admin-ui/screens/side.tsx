import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { History } from './history.tsx'

/** What stands beside a form; below it on small screens. */
export function AdminSide({ children, hasHistory }: { children?: ReactNode; hasHistory: boolean }) {
  const record = useRecordContext()
  if (!record) return null
  return (
    <aside className="admin-side" aria-label="About this item">
      {children}
      {hasHistory && <History />}
    </aside>
  )
}
