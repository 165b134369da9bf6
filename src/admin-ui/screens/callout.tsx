import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { ReactNode } from 'react'
import './callout.css'

/** Something that somebody should know before they go on. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="admin-callout" aria-label={title}>
      <WarningAmberOutlined aria-hidden="true" />
      <div>
        <p className="admin-callout-title">{title}</p>
        {children}
      </div>
    </section>
  )
}
