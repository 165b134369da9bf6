import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Button, IconButton, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import type { DatedItem } from '#resources/dated.server.ts'
import { useCalendar, useMove } from './client.ts'
import { DayList } from './day-list.tsx'
import { addMonths, dayOf, isMonth, monthOf, nameOfMonth } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { MoveDialog } from './move-dialog.tsx'
import './calendar.css'

/** What has its day, by month or as a list. The address says which month, so that it can be passed on. */
export function CalendarScreen() {
  const [address, setAddress] = useSearchParams()
  const today = dayOf(new Date())
  const asked = address.get('month')
  const month = isMonth(asked) ? asked : monthOf(today)
  // A month has no room on a telephone.
  const isWide = useMediaQuery('(width >= 48rem)', { noSsr: true })
  const isList = address.get('view') === 'list' || !isWide
  const { data: items = [], error, refetch, isPending } = useCalendar(month)
  const [asksAbout, setAsksAbout] = useState<DatedItem>()
  const move = useMove(month)
  const go = (change: Record<string, string>) => setAddress({ ...Object.fromEntries(address), ...change })
  const props = { month, today, items, onMove: move, onAsk: setAsksAbout }
  return (
    <>
      <Title title="Calendar" preferenceKey={false} />
      <div className="spread calendar-head">
        <div className="calendar-month">
          <IconButton aria-label="Month before" onClick={() => go({ month: addMonths(month, -1) })}>
            <ChevronLeft />
          </IconButton>
          <h2 aria-live="polite">{nameOfMonth(month)}</h2>
          <IconButton aria-label="Month after" onClick={() => go({ month: addMonths(month, 1) })}>
            <ChevronRight />
          </IconButton>
          <Button onClick={() => go({ month: monthOf(today) })} disabled={month === monthOf(today)}>
            Today
          </Button>
        </div>
        {isWide && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Shown as"
            value={isList ? 'list' : 'month'}
            onChange={(_event, view: string | null) => view && go({ view })}
          >
            <ToggleButton value="month">Month</ToggleButton>
            <ToggleButton value="list">List</ToggleButton>
          </ToggleButtonGroup>
        )}
      </div>
      {error ? (
        <AdminNotice title="The calendar can not be shown" retry={() => refetch()}>
          {error.message}
        </AdminNotice>
      ) : (
        <div aria-busy={isPending}>
          {isList ? <DayList {...props} isPending={isPending} /> : <MonthGrid {...props} />}
        </div>
      )}
      {asksAbout && (
        <MoveDialog item={asksAbout} onMove={(day) => move(asksAbout, day)} onClose={() => setAsksAbout(undefined)} />
      )}
    </>
  )
}
