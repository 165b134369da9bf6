import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDay, formatMoment } from '#admin-ui/format/format-date.ts'
import { StatusChip } from './status-chip.tsx'

type Props = { source: string }

/** Columns of lists read `label` from their fields too. */
type Column = Props & { label?: string }

export function DayField({ source }: Column) {
  const value = useRecordContext()?.[source]
  return value ? <time dateTime={value}>{formatDay(value)}</time> : null
}

export function MomentField({ source }: Column) {
  const value = useRecordContext()?.[source]
  return value ? <time dateTime={value}>{formatMoment(value)}</time> : null
}

type StateProps = Column & { yes: string; no: string; isGood?: 'yes' | 'no' }

/** A yes or no in its own words, such as Visible or Hidden. */
export function StateField({ source, yes, no, isGood = 'yes' }: StateProps) {
  const value = Boolean(useRecordContext()?.[source])
  return <State isOn={value === (isGood === 'yes')}>{value ? yes : no}</State>
}

/** What an item is beside its name, such as an owner. */
export function Badge({ children }: { children: string }) {
  return <span className="admin-badge">{children}</span>
}

export function State({ isOn, children }: { isOn: boolean; children: string }) {
  return <StatusChip tone={isOn ? 'on' : 'off'}>{children}</StatusChip>
}

/** What an item is known by, as the way to its own screen. */
export function ItemLink({ source, empty = 'Untitled', children }: Column & { empty?: string; children?: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (!record) return null
  const link = (
    <Link
      className="admin-item-link"
      to={createPath({ resource, type: 'edit', id: record.id })}
      onClick={(event) => event.stopPropagation()}
    >
      {children ?? (record[source] || empty)}
    </Link>
  )
  if (!record.is_sample) return link
  return (
    <span>
      {link} <Badge>Sample</Badge>
    </span>
  )
}
