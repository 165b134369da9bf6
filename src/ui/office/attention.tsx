import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { ReactNode } from 'react'
import './attention.css'

/** Something that somebody should know before they go on. */
export function Attention({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-attention" aria-label={title}>
      <WarningAmberOutlined aria-hidden="true" />
      <div>
        <p className="office-attention-title">{title}</p>
        {children}
      </div>
    </section>
  )
}
