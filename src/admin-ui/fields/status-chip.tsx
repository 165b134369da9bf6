import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CircleOutlined from '@mui/icons-material/CircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import './status-chip.css'

const icons = {
  danger: ErrorOutlined,
  soon: ScheduleOutlined,
  calm: ScheduleOutlined,
  fresh: RadioButtonChecked,
  good: CheckCircleOutlined,
  plain: CircleOutlined,
} as const

export type Tone = keyof typeof icons

/** How something stands: in words, with a sign and a colour that say the same. */
export function StatusChip({ tone, children }: { tone: Tone; children: string }) {
  const Icon = icons[tone]
  return (
    <span className="admin-status-chip" data-tone={tone}>
      <Icon fontSize="inherit" aria-hidden="true" />
      {children}
    </span>
  )
}
