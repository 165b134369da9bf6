import { Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useStore } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { BackupsCard, needsSomebody } from './backups-card.tsx'
import { ContentCard } from './content-card.tsx'
import type { Dashboard as Summary } from './dashboard.server.ts'
import { EditsCard } from './edits-card.tsx'
import { FunnelChart } from './funnel-chart.tsx'
import { InquiriesCard } from './inquiries-card.tsx'
import { LinksCard } from './links-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { MyDayCard } from './my-day-card.tsx'
import { ReleasesCard } from './releases-card.tsx'
import { SamplesCard } from './samples-card.tsx'
import { WeeksChart } from './weeks-chart.tsx'
import './dashboard.css'
import './charts.css'
import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import { Link } from 'react-router-dom'
import { Card } from './card.tsx'
import type { FirstStep } from './first-steps.server.ts'

const minute = 60_000

/** What needs somebody today, then how things go. */
export function Dashboard() {
  const data = useAdminData()
  const summary = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => data.call<Summary>('GET', 'dashboard'),
    ...sharedWork,
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
  const { my_day, inquiries, scans, content, edits, mails, samples, dead_links, first_steps, backups, at } = summary
  // Whoever waits for an answer comes before everything else.
  const isWaitedFor = inquiries.open > 0
  const firstSteps = <FirstSteps steps={first_steps} missing={mails.missing} />
  const backupsCard = backups && <BackupsCard backups={backups} at={at} />
  const isUrgent = backups !== null && needsSomebody(backups)
  // Two stacks side by side, in which each card is as tall as what it holds.
  return (
    <div className="dashboard">
      <MyDayCard day={my_day} at={at} />
      <ReleasesCard failed={summary.failed_releases} />
      {isUrgent && backupsCard}
      {!isWaitedFor && firstSteps}
      <div className="dashboard-stacks">
        <div>
          <InquiriesCard inquiries={inquiries} />
          {isWaitedFor && firstSteps}
          <WeeksChart weeks={scans.weeks} />
          <EditsCard edits={edits} />
        </div>
        <div>
          <MailsCard mails={mails} />
          <LinksCard dead={dead_links} />
          <SamplesCard samples={samples} />
          <ContentCard content={content} />
          <FunnelChart funnel={scans.funnel} />
          {!isUrgent && backupsCard}
        </div>
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div className="dashboard-stacks" aria-busy="true">
      {['wide', 'narrow'].map((stack) => (
        <div key={stack}>
          <Skeleton variant="rounded" height={260} />
          <Skeleton variant="rounded" height={260} />
        </div>
      ))}
    </div>
  )
}

const words: Record<FirstStep['step'], { label: string; hint: string; to: string }> = {
  mail: { label: 'Set up mail', hint: 'So that inquiries reach your team', to: '/admin/mails' },
  colleague: { label: 'Invite a colleague', hint: 'Give everyone an account of their own', to: '/admin/users/create' },
  texts: { label: 'Make the texts yours', hint: 'Company name, contact details, headlines', to: '/admin/content' },
  people: { label: 'Introduce your consultants', hint: 'In place of the sample people', to: '/admin/consultants' },
  article: { label: 'Write your first article', hint: 'Or edit one of the samples', to: '/admin/blog' },
  'two-factor': { label: 'Protect your account', hint: 'A second step when you sign in', to: '/admin/account' },
}

/** For a fresh site: what makes it one's own. Goes when all is done, or when it is put away. */
function FirstSteps({ steps, missing }: { steps: FirstStep[]; missing: string[] }) {
  const [isHidden, setIsHidden] = useStore('first-steps.hidden', false)
  const done = steps.filter((step) => step.done).length
  if (isHidden || done === steps.length) return null
  return (
    <Card title="First steps">
      <p className="soft">
        {done} of {steps.length} done
      </p>
      <ol className="dashboard-steps">
        {steps.map(({ step, done }) => {
          const { label, hint, to } = words[step]
          return (
            <li key={step} className={done ? 'soft' : ''}>
              {done ? (
                <CheckCircle color="success" titleAccess="Done" />
              ) : (
                <RadioButtonUnchecked color="disabled" titleAccess="Open" />
              )}
              <span className="lines">
                {done ? label : <Link to={to}>{label}</Link>}
                <span className="soft">
                  {step === 'mail' && missing.length > 0 ? `Still to be set: ${missing.join(', ')}` : hint}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <Button size="small" onClick={() => setIsHidden(true)}>
        Hide these steps
      </Button>
    </Card>
  )
}
