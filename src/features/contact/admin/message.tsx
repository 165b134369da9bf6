import ReplyOutlined from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { formatDay } from '#admin-ui/format/format-day.ts'
import { formatMoment } from '#admin-ui/format/format-moment.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import type { InquiryRow } from './inquiry-row.ts'
import { OneClick } from './inquiry-toolbar.tsx'
import { DueChip, InquiryStatusChip } from './status-chips.tsx'

/** What the sender wrote: as text, whatever stands in it. */
export function InquiryMessage() {
  return (
    <WithRecord<InquiryRow>>
      {(inquiry) => (
        <article className="inquiry-letter" aria-label={`Message from ${inquiry.name}`}>
          <header>
            <div className="inquiry-marks">
              <InquiryStatusChip {...inquiry} />
              <DueChip {...inquiry} />
            </div>
            <p>
              <b>{inquiry.name}</b>, {inquiry.company}
              <br />
              <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>
            </p>
            <p className="inquiry-facts">
              <time dateTime={inquiry.created_at}>{formatMoment(inquiry.created_at)}</time>
              {inquiry.interest && <span>{inquiry.interest}</span>}
            </p>
            <Button href={replyTo(inquiry)} variant="contained" startIcon={<ReplyOutlined />}>
              Reply by e-mail
            </Button>
          </header>
          {inquiry.suspected_spam && inquiry.status === 'new' && <Suspicion signs={inquiry.spam_signs} />}
          <p className="inquiry-text">{inquiry.message}</p>
        </article>
      )}
    </WithRecord>
  )
}

function replyTo({ email, created_at }: InquiryRow) {
  return `mailto:${email}?subject=${encodeURIComponent(`Your inquiry of ${formatDay(created_at)}`)}`
}

function Suspicion({ signs }: { signs: string[] }) {
  return (
    <Callout title={`This looks like spam: ${signs.join(', ')}`}>
      <p>It is not among the open ones until somebody has decided.</p>
      <div className="inquiry-decision">
        <OneClick label="Not spam" change={{ status: 'in progress' }} />
        <OneClick label="It is spam" change={{ status: 'spam' }} />
      </div>
    </Callout>
  )
}
