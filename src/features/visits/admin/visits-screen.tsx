import { Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { useDays } from './client.ts'
import { DaysChart } from './days-chart.tsx'
import { Ranking } from './ranking.tsx'
import { WayToWon } from './way-to-won.tsx'
import './visits.css'

const periods = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
]

/** How many came, from where, to which pages, and what became of it. The address says for which time. */
export function VisitsScreen() {
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('days'))
  const days = periods.some((period) => period.days === asked) ? asked : 30
  const { data, error, refetch, isPlaceholderData } = useDays(days)
  const isEmpty = data?.items.every(({ views }) => views === 0)
  return (
    <>
      <Title title="Visits" preferenceKey={false} />
      <div className="stack">
        <div className="spread">
          <p className="soft visits-note">
            Counted without cookies, never by person. Left out are robots, browsers that ask for it, and whoever is
            signed in.
          </p>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Shown are the last"
            value={days}
            onChange={(_event, chosen: number | null) =>
              chosen && setAddress({ ...Object.fromEntries(address), days: String(chosen) })
            }
          >
            {periods.map((period) => (
              <ToggleButton key={period.days} value={period.days}>
                {period.label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        {error ? (
          <AdminNotice title="The visits can not be shown" retry={() => refetch()}>
            {error.message}
          </AdminNotice>
        ) : !data ? (
          <Skeleton variant="rounded" height={320} />
        ) : (
          <div className="visits" aria-busy={isPlaceholderData}>
            {isEmpty ? (
              <AdminNotice title="Nobody was counted in this time">
                Visits appear here as soon as somebody opens a page of the site. Your own don’t count while you are
                signed in.
              </AdminNotice>
            ) : (
              <DaysChart days={data.items} />
            )}
            <WayToWon days={days} />
            {!isEmpty && (
              <div className="visits-rankings">
                <Ranking days={days} by="page" title="Pages" />
                <Ranking days={days} by="source" title="Sources" />
                <Ranking days={days} by="campaign" title="Campaigns" />
                <Ranking days={days} by="width" title="Screens" />
              </div>
            )}
          </div>
        )}
      </div>
    </>
  )
}
