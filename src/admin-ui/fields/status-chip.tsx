import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CircleOutlined from '@mui/icons-material/CircleOutlined'
import Contrast from '@mui/icons-material/Contrast'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import FiberManualRecord from '@mui/icons-material/FiberManualRecord'
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import type { ReactNode } from 'react'

const signs = {
  danger: [ErrorOutlined, 'error'],
  soon: [ScheduleOutlined, 'warning'],
  calm: [ScheduleOutlined, 'disabled'],
  fresh: [RadioButtonChecked, 'primary'],
  good: [CheckCircleOutlined, 'success'],
  plain: [CircleOutlined, 'disabled'],
  on: [FiberManualRecord, 'success'],
  planned: [Contrast, 'warning'],
  off: [CircleOutlined, 'disabled'],
} as const

export type Tone = keyof typeof signs

/** How something stands: in words, with a sign and a colour that say the same. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const [Icon, color] = signs[tone]
  return (
    <span className="admin-status" data-tone={tone}>
      <Icon fontSize="inherit" color={color} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
