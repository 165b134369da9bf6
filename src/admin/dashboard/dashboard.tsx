import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { ContentCard } from './content-card.tsx'
import type { Dashboard as Summary } from './dashboard.server.ts'
import { EditsCard } from './edits-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { InquiriesCard } from './inquiries-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { WeeksChart } from './weeks-chart.tsx'
import './dashboard.css'
import './charts.css'

const minute = 60_000

/** What needs somebody today, then how things go. */
export function Dashboard() {
  const data = useAdminData()
  const summary = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => data.call<Summary>('GET', 'dashboard'),
    refetchInterval: minute,
  })
  return (
    <>
      <Title title="Dashboard" preferenceKey={false} />
      {summary.data ? (
        <Cards summary={summary.data} />
      ) : summary.error ? (
        <AdminNotice title="The dashboard can not be shown" retry={() => summary.refetch()}>
          {summary.error.message}
        </AdminNotice>
      ) : (
        <Loading />
      )}
    </>
  )
}

function Cards({ summary }: { summary: Summary }) {
  const { inquiries, scans, content, edits, mails, first_steps } = summary
  // Whoever waits for an answer comes before everything else.
  const isWaitedFor = inquiries.open > 0
  const firstSteps = <FirstSteps steps={first_steps} missing={mails.missing} />
  return (
    <div className="dashboard">
      {!isWaitedFor && firstSteps}
      <InquiriesCard inquiries={inquiries} />
      <MailsCard mails={mails} />
      {isWaitedFor && firstSteps}
      <WeeksChart weeks={scans.weeks} />
      <FunnelChart funnel={scans.funnel} />
      <ContentCard content={content} />
      <EditsCard edits={edits} />
    </div>
  )
}

function Loading() {
  return (
    <div className="dashboard" aria-busy="true">
      {['inquiries', 'mails', 'weeks', 'funnel'].map((card) => (
        <Skeleton key={card} variant="rounded" height={260} className={`dashboard-${card}`} />
      ))}
    </div>
  )
}
