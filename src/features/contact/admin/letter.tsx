import ReplyOutlined from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { Attention } from '#ui/office/attention.tsx'
import { shownDay } from '#ui/office/shown-day.ts'
import { shownMoment } from '#ui/office/shown-moment.ts'
import { WithRecord } from '#ui/office/with-record.tsx'
import type { InquiryRow } from './inquiry-row.ts'
import { OneClick } from './inquiry-toolbar.tsx'
import { DueMark, StatusMark } from './marks.tsx'

/** What the sender wrote: as text, whatever stands in it. */
export function Letter() {
  return (
    <WithRecord<InquiryRow>>
      {(inquiry) => (
        <article className="inquiry-letter" aria-label={`Message from ${inquiry.name}`}>
          <header>
            <div className="inquiry-marks">
              <StatusMark {...inquiry} />
              <DueMark {...inquiry} />
            </div>
            <p>
              <b>{inquiry.name}</b>, {inquiry.company}
              <br />
              <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>
            </p>
            <p className="inquiry-facts">
              <time dateTime={inquiry.created_at}>{shownMoment(inquiry.created_at)}</time>
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
  return `mailto:${email}?subject=${encodeURIComponent(`Your inquiry of ${shownDay(created_at)}`)}`
}

function Suspicion({ signs }: { signs: string[] }) {
  return (
    <Attention title={`This looks like spam: ${signs.join(', ')}`}>
      <p>It is not among the open ones until somebody has decided.</p>
      <div className="inquiry-decision">
        <OneClick label="Not spam" change={{ status: 'in progress' }} />
        <OneClick label="It is spam" change={{ status: 'spam' }} />
      </div>
    </Attention>
  )
}
