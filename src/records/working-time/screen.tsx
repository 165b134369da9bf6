import { Autocomplete, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { FormSkeleton } from '#admin-ui/screens/form-skeleton.tsx'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import type { WorkingTime } from './calendar.ts'

/** When we work, by which answers fall due and the morning mails are sent. */
export function WorkingTimeScreen() {
  const data = useAdminData()
  const saved = useQuery({
    queryKey: ['working-time'],
    queryFn: () => data.call<WorkingTime>('GET', 'working-time'),
  })
  return (
    <>
      <Title title="Working time" preferenceKey={false} />
      {saved.data ? (
        <Calendar key={JSON.stringify(saved.data)} saved={saved.data} onSaved={() => saved.refetch()} />
      ) : saved.error ? (
        <AdminNotice title="The working time can not be shown" retry={() => saved.refetch()}>
          {saved.error.message}
        </AdminNotice>
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const times = Array.from(
  { length: 49 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)
const listTimes = (time: string) => (times.includes(time) ? times : [...times, time].sort())

type Typed = Omit<WorkingTime, 'holidays'> & { holidays: string }

function Calendar({ saved, onSaved }: { saved: WorkingTime; onSaved: () => void }) {
  const data = useAdminData()
  const notify = useNotify()
  const before: Typed = { ...saved, holidays: saved.holidays.join('\n') }
  const [typed, setTyped] = useState(before)
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const isChanged = JSON.stringify(typed) !== JSON.stringify(before)
  const save = useMutation({
    mutationFn: () =>
      data.call('PUT', 'working-time', { ...typed, holidays: typed.holidays.split(/[\s,;]+/).filter(Boolean) }),
    onSuccess: () => {
      notify('Working time saved', { type: 'success' })
      onSaved()
    },
    onError: ({ message }) => notify(`The working time was not saved\n${message}`, { type: 'error' }),
  })
  useLeaveWarning(isChanged && !save.isPending)
  const errors = ((save.error as HttpError | null)?.body?.errors ?? {}) as Record<string, string>
  const fault = (field: string) => Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1]
  const toggle = (day: number) =>
    set({ days: typed.days.includes(day) ? typed.days.filter((it) => it !== day) : [...typed.days, day].sort() })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className="panel stack">
      <p>
        Visitors are promised an answer within 24 hours. These hours count on working days alone: what comes in on a
        Friday afternoon is due on Monday at the same time, and what comes in at night counts from the morning on.
        Inquiries that are there already keep their due time.
      </p>
      <fieldset className="admin-part">
        <legend>Days</legend>
        <div className="button-row">
          {weekdays.map((name, place) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox checked={typed.days.includes(place + 1)} onChange={() => toggle(place + 1)} />}
            />
          ))}
        </div>
        {fault('days') && (
          <p role="alert" className="problem">
            {fault('days')}
          </p>
        )}
      </fieldset>
      <div className="admin-row">
        {(['opens', 'closes'] as const).map((field) => (
          <TextField
            key={field}
            select
            label={field === 'opens' ? 'From' : 'Until'}
            value={typed[field]}
            onChange={(event) => set({ [field]: event.target.value })}
            error={Boolean(fault(field))}
            helperText={fault(field)}
            sx={{ minWidth: '8rem' }}
          >
            {listTimes(typed[field]).map((time) => (
              <MenuItem key={time} value={time}>
                {time}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <Autocomplete
          options={Intl.supportedValuesOf('timeZone')}
          value={typed.time_zone}
          freeSolo
          forcePopupIcon
          onInputChange={(_event, time_zone) => set({ time_zone })}
          sx={{ flex: '1 1 16rem', maxWidth: '24rem' }}
          renderInput={(props) => (
            <TextField
              {...props}
              label="Time zone"
              error={Boolean(fault('time_zone'))}
              helperText={fault('time_zone')}
            />
          )}
        />
      </div>
      <TextField
        label="Holidays"
        helperText={fault('holidays') ?? 'Days on which nobody works, one on each line, such as 2026-12-25'}
        error={Boolean(fault('holidays'))}
        value={typed.holidays}
        onChange={(event) => set({ holidays: event.target.value })}
        multiline
        minRows={4}
        sx={{ maxWidth: '24rem' }}
      />
      <Button type="submit" variant="contained" disabled={!isChanged || save.isPending} sx={{ justifySelf: 'start' }}>
        Save
      </Button>
    </form>
  )
}
