import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmailField } from '#admin/form/email-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { Outcome } from './outcome.tsx'

export function ForgotPasswordPage({ canMail }: { canMail: boolean }) {
  const [email, setEmail] = useState<string>()
  if (!canMail) return <WithoutMail />
  if (email) {
    return (
      <Outcome title="Look into your inbox" way={{ label: 'Back to sign-in', look: 'line' }}>
        <p className="soft">
          If <strong>{email}</strong> belongs to an account here, a link to choose a new password is on its way. It
          works once, within the next hour.
        </p>
        <p className="soft">Nothing there after a few minutes? Look among the spam, or ask an administrator.</p>
      </Outcome>
    )
  }
  return (
    <div>
      <h1 tabIndex={-1}>Forgotten password</h1>
      <p className="soft">Tell us the e-mail address of your account, and we send you a link to choose a new one.</p>
      <SendForm
        path="/api/auth/request-password-reset"
        label="Send the link"
        busyLabel="Sending…"
        look="go"
        retry="email"
        onDone={(_answer, values) => setEmail(values.email)}
      >
        {(errors) => <EmailField error={errors.email} />}
      </SendForm>
      <BackToSignIn />
    </div>
  )
}

/** Where no mail can be sent, none is promised. */
function WithoutMail() {
  return (
    <div>
      <h1 tabIndex={-1}>Forgotten password</h1>
      <p className="soft">
        This site can not send mails yet. Ask an administrator: under Users, beside your name, they make a link for you
        to choose a new password.
      </p>
      <p className="soft">
        Are you the only one? Whoever runs the server sets a new password with{' '}
        <code>npm run admin -- create your@address</code>
      </p>
      <BackToSignIn />
    </div>
  )
}

function BackToSignIn() {
  return (
    <p className="button-row small">
      <Link to="/admin/login" className="text-link">
        Back to sign-in
      </Link>
    </p>
  )
}
