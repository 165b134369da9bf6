import { DateTimeInput, SaveButton, TextInput, useGetIdentity, usePermissions, useRecordContext } from 'react-admin'
import { ChoiceInput, choicesOf } from '#admin-ui/inputs/choice-input.tsx'
import { AdminEdit, SidePart } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { WithRecord } from '#admin-ui/screens/with-record.tsx'
import { inquiryStatuses } from '#features/contact/input.ts'
import { inquiryChange } from './input.ts'
import type { InquiryMail, InquiryRow } from './inquiry-row.ts'
import { OwnerInput } from './owner-input.tsx'
import './inquiries.css'
import ReplyOutlined from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatDay, formatMoment } from '#admin-ui/format/format-date.ts'
import { MailState } from '#admin-ui/mail/mail-state.tsx'
import { ResendButton } from '#admin-ui/mail/resend-button.tsx'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import { ConsentStateChip, WithdrawButton } from '#records/consents/consent-state.tsx'
import { DueChip, InquiryStatusChip } from './status-chips.tsx'

/** One inquiry: what was written, who answers it until when, and what became of its mails. */
export function InquiryEdit() {
  return (
    <AdminEdit
      side={
        <>
          <InquiryMails />
          <InquiryConsent />
        </>
      }
    >
      <AdminForm schema={inquiryChange} toolbar={<InquiryToolbar />}>
        <InquiryMessage />
        <FormSection title="How it goes on">
          <div className="admin-row">
            <ChoiceInput source="status" label="Status" choices={choicesOf(inquiryStatuses)} required />
            <WithRecord<InquiryRow>>{({ owner }) => <OwnerInput current={owner} />}</WithRecord>
            <DateTimeInput source="due_at" label="Answer due" parse={toMoment} />
          </div>
          <TextInput
            source="notes"
            label="Notes"
            helperText="For colleagues only; the sender never sees them"
            multiline
            minRows={3}
          />
        </FormSection>
      </AdminForm>
    </AdminEdit>
  )
}

/** The field speaks the reader's own time; kept is the moment. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : '')

/** What the sender agreed to: the very words, the version of the policy, the time. */
function InquiryConsent() {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return (
    <SidePart title="Consent">
      <WithRecord<InquiryRow>>
        {({ consent, news, email }) => (
          <>
            {consent ? <Given consent={consent} /> : <p>No consent is on record.</p>}
            {news && <News news={news} />}
            {permissions === 'admin' && (
              <p>
                <Link to={`/admin/personal-data?email=${encodeURIComponent(email)}`}>
                  All that is stored about this person
                </Link>
              </p>
            )}
          </>
        )}
      </WithRecord>
    </SidePart>
  )
}

/** What the box for news came to since. */
function News({ news }: { news: NonNullable<InquiryRow['news']> }) {
  return (
    <div className="lines">
      <h3>News by e-mail</h3>
      <ConsentStateChip {...news} />
      {!news.withdrawn_at && <WithdrawButton id={news.id} />}
    </div>
  )
}

function Given({ consent }: { consent: NonNullable<InquiryRow['consent']> }) {
  return (
    <Facts
      facts={[
        ['Agreed to', `“${consent.gdpr_wording}”`],
        [consent.marketing_consent ? 'Asked for news' : 'Did not agree to', `“${consent.marketing_wording}”`],
        ['Policy version', consent.policy_version],
        ['Given', formatMoment(consent.given_at)],
      ]}
    />
  )
}

const names: Record<string, string> = {
  'contact inquiry': 'To the team',
  'contact confirmation': 'Confirmation to the sender',
  'inquiry notice': 'To a colleague: it is new',
  'assignment notice': 'To a colleague: it is theirs',
  'overdue notice': 'To a colleague: it is overdue',
}

/** The mails that the inquiry called for, and what became of them. */
function InquiryMails() {
  return (
    <SidePart title="Mails">
      <WithRecord<InquiryRow>>
        {({ mails }) =>
          mails.length > 0 ? (
            <ul className="ruled">
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
    <li className="lines">
      <Link to={`/admin/mails/${id}`}>{names[kind] ?? kind}</Link>
      {to_address && <span className="soft">{to_address}</span>}
      <MailState status={status} attempts={attempts} />
      <time className="soft" dateTime={sent_at ?? created_at}>
        {formatMoment(sent_at ?? created_at)}
      </time>
      {last_error && <p className="problem">{last_error}</p>}
      <ResendButton id={id} status={status} />
    </li>
  )
}

/** What the sender wrote: as text, whatever stands in it. */
function InquiryMessage() {
  return (
    <WithRecord<InquiryRow>>
      {(inquiry) => (
        <article className="record inquiry-letter" aria-label={`Message from ${inquiry.name}`}>
          <header className="spread">
            <div className="button-row">
              <InquiryStatusChip {...inquiry} />
              <DueChip {...inquiry} />
            </div>
            <p>
              <b>{inquiry.name}</b>, {inquiry.company}
              <br />
              <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>
              {inquiry.person_id && (
                <>
                  <br />
                  <Link to={`/admin/people/${inquiry.person_id}`}>The card of this person</Link>
                </>
              )}
            </p>
            <p className="button-row soft">
              <time dateTime={inquiry.created_at}>{formatMoment(inquiry.created_at)}</time>
              {inquiry.interest && <span>{inquiry.interest}</span>}
            </p>
            <div className="button-row">
              {inquiry.person_id && (
                <Button
                  component={Link}
                  to={`/admin/people/${inquiry.person_id}?add=mail`}
                  variant="contained"
                  startIcon={<ReplyOutlined />}
                >
                  Answer from here
                </Button>
              )}
              <Button href={replyTo(inquiry)} variant={inquiry.person_id ? 'outlined' : 'contained'}>
                Reply by e-mail
              </Button>
            </div>
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
      <div className="button-row">
        <OneClick label="Not spam" change={{ status: 'in progress' }} />
        <OneClick label="It is spam" change={{ status: 'spam' }} />
      </div>
    </Callout>
  )
}

/** The usual ways on, with one press each. They save what else was typed as well. */
function InquiryToolbar() {
  const record = useRecordContext<InquiryRow>()
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const isOpen = record?.status === 'new' || record?.status === 'in progress'
  const me = identity?.email as string | undefined
  return (
    <AdminToolbar canDelete={permissions === 'admin'} deleteMode="pessimistic">
      {isOpen && <OneClick label="Mark as answered" change={{ status: 'answered' }} />}
      {isOpen && !record.owner && me && (
        <OneClick label="I will answer" change={{ owner: me, status: 'in progress' }} />
      )}
    </AdminToolbar>
  )
}

function OneClick({ label, change }: { label: string; change: Partial<InquiryRow> }) {
  const { isSubmitting } = useFormState()
  return (
    <SaveButton
      type="button"
      variant="outlined"
      label={label}
      icon={null}
      alwaysEnable={!isSubmitting}
      transform={(values: object) => ({ ...values, ...change })}
    />
  )
}
