import { Link } from 'react-router-dom'
import { formatMoment } from '#admin-ui/format/format-moment.ts'
import { MailState } from '#admin-ui/mail/mail-state.tsx'
import { ResendButton } from '#admin-ui/mail/resend-button.tsx'
import { SidePart } from '#admin-ui/screens/side-part.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import type { InquiryMail, InquiryRow } from './inquiry-row.ts'

const names: Record<string, string> = {
  'contact inquiry': 'To the team',
  'contact confirmation': 'Confirmation to the sender',
}

/** The mails that the inquiry called for, and what became of them. */
export function InquiryMails() {
  return (
    <SidePart title="Mails">
      <WithRecord<InquiryRow>>
        {({ mails }) =>
          mails.length > 0 ? (
            <ul className="inquiry-mails">
              {mails.map((mail) => (
                <MailLine key={mail.id} mail={mail} />
              ))}
            </ul>
          ) : (
            <p>None was sent for it.</p>
          )
        }
      </WithRecord>
    </SidePart>
  )
}

function MailLine({ mail }: { mail: InquiryMail }) {
  const { id, kind, to_address, status, attempts, last_error, sent_at, created_at } = mail
  return (
    <li>
      <Link to={`/admin/mails/${id}`}>{names[kind] ?? kind}</Link>
      {to_address && <span>{to_address}</span>}
      <MailState status={status} attempts={attempts} />
      <time dateTime={sent_at ?? created_at}>{formatMoment(sent_at ?? created_at)}</time>
      {last_error && <p className="inquiry-error">{last_error}</p>}
      <ResendButton id={id} status={status} />
    </li>
  )
}
