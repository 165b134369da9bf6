import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { ReactNode } from 'react'
import './callout.css'

/** Something that somebody should know before they go on. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel admin-callout" aria-label={title}>
      <WarningAmberOutlined aria-hidden="true" />
      <div className="lines">
        <b>{title}</b>
        {children}
      </div>
    </section>
  )
}
