import { Button, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NarrowingLanes } from '#admin-ui/drawing/narrowing-lanes.tsx'
import { formatCount } from '#admin-ui/format/format-count.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { type FunnelRow, type FunnelStep, funnelSteps } from '#features/visits/funnel-steps.ts'
import { type FunnelBy, useFunnel } from './client.ts'
import { KeyName } from './key-name.tsx'
import { Panel } from './panel.tsx'

const labels: Record<FunnelStep, string> = {
  visits: 'Visits',
  scans_started: 'Scans started',
  scans_finished: 'Finished',
  scans_named: 'With a name',
  inquiries: 'Inquiries',
  won: 'Won',
}

const choices: { by: FunnelBy; label: string; title: string }[] = [
  { by: 'page', label: 'First page', title: 'First page of the visit' },
  { by: 'source', label: 'Source', title: 'Source' },
  { by: 'campaign', label: 'Campaign', title: 'Campaign' },
]

const shown = 10

/** From the visit to the client: all together as a drawing, then by where it began. */
export function WayToWon({ days }: { days: number }) {
  const [address, setAddress] = useSearchParams()
  const { by, title } = choices.find((choice) => choice.by === address.get('by')) ?? (choices[0] as (typeof choices)[0])
  const { data, error, refetch, isPlaceholderData } = useFunnel(days, by)
  if (data && funnelSteps.every((step) => data.totals[step] === 0)) return null
  return (
    <Panel
      title="From visit to client"
      choice={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="By"
          value={by}
          onChange={(_event, chosen: FunnelBy | null) =>
            chosen && setAddress({ ...Object.fromEntries(address), by: chosen })
          }
        >
          {choices.map((choice) => (
            <ToggleButton key={choice.by} value={choice.by}>
              {choice.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {error ? (
        <AdminNotice title="The way can not be shown" retry={() => refetch()}>
          {error.message}
        </AdminNotice>
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <Stations totals={data.totals} />
          <Rows rows={data.items} by={by} title={title} />
        </div>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Panel>
  )
}

function Stations({ totals }: { totals: Omit<FunnelRow, 'key'> }) {
  const most = Math.max(1, ...funnelSteps.map((step) => totals[step]))
  // By the root, because a client among a thousand visits is one all the same.
  const steps = funnelSteps.map((step) => ({ key: step, share: Math.sqrt(totals[step] / most) }))
  return (
    <>
      <NarrowingLanes steps={steps} />
      <ol className="visits-stations">
        {funnelSteps.map((step) => (
          <li key={step} className="lines">
            <b className="figures">{formatCount(totals[step])}</b>
            <span>{labels[step]}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Rows({ rows, by, title }: { rows: FunnelRow[]; by: FunnelBy; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (rows.length === 0) return <p className="soft">Nothing to tell apart in this time.</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard */}
      <section className="visits-scroll" aria-label={`By ${title.toLowerCase()}`} tabIndex={0}>
        <table className="admin-table lanes-table visits-funnel">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {funnelSteps.map((step) => (
                <th key={step} scope="col">
                  {labels[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isOpen ? undefined : shown).map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <KeyName by={by} name={row.key} />
                </th>
                {funnelSteps.map((step) => (
                  <td key={step} className={row[step] === 0 ? 'soft' : undefined}>
                    {formatCount(row[step])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <Button size="small" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? 'Fewer' : `All ${rows.length}`}
        </Button>
      )}
    </>
  )
}
