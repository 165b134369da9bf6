import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { MailState } from '#admin-ui/mail/mail-state.tsx'
import { ResendButton } from '#admin-ui/mail/resend-button.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { Recipient } from './mail-list.tsx'
import { kindName, type MailRow } from './mail-row.ts'
import { MissingSettings } from './mail-settings.tsx'

/** One mail: where it goes, what became of it, and its text. */
export function MailScreen() {
  return (
    <AdminEdit>
      <WithRecord<MailRow>>{(mail) => <MailBody mail={mail} />}</WithRecord>
    </AdminEdit>
  )
}

function MailBody({ mail }: { mail: MailRow }) {
  return (
    <article className="record">
      <div className="spread">
        <MailState {...mail} />
        <ResendButton id={mail.id} status={mail.status} />
      </div>
      {mail.status === 'waiting' && <MissingSettings />}
      {mail.status === 'queued' && mail.attempts > 0 && (
        <p>It is tried again by itself, at least every five minutes, for as long as the mail server can not take it.</p>
      )}
      <Facts
        facts={[
          ['To', <Recipient key="to" {...mail} />],
          ['Answers go to', mail.reply_to_address],
          ['Kind', kindName(mail.kind)],
          ['About', mail.kind.startsWith('contact') && <Link to={`/admin/inquiries/${mail.about}`}>The inquiry</Link>],
          ['Written', formatMoment(mail.created_at)],
          ['Sent', mail.sent_at && formatMoment(mail.sent_at)],
          ['Attempts', mail.attempts],
          ['Last error', mail.last_error && <span className="problem">{mail.last_error}</span>],
          ['Message-ID', <code key="id">{mail.message_id}</code>],
        ]}
      />
      <section>
        <h2>Text</h2>
        <p className="quoted">{mail.text}</p>
      </section>
    </article>
  )
}
