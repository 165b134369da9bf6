import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EndSessionsChoice } from '#admin/form/end-sessions-choice.tsx'
import { NewPasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { readToken } from './link-token.ts'
import { Outcome } from './outcome.tsx'

/** For whoever has forgotten a password, or was invited and has none yet. */
export function ResetPasswordPage({ isInvited = false }: { isInvited?: boolean }) {
  const [isDone, setDone] = useState(false)
  const [endsOthers, setEndsOthers] = useState(true)
  if (isDone) {
    return (
      <Outcome title={isInvited ? 'Welcome' : 'Your new password is set'} way={{ label: 'Sign in', look: 'go' }}>
        <p className="soft">{isInvited ? 'Your password is set.' : endsOthers ? ended : stayed}</p>
      </Outcome>
    )
  }
  return (
    <div>
      <h1 tabIndex={-1}>{isInvited ? 'Choose your password' : 'Choose a new password'}</h1>
      <p className="soft">
        {isInvited ? 'You sign in with it and with your e-mail address.' : 'It replaces the old one at once.'}
      </p>
      <SendForm
        path="/api/auth/reset-password"
        label="Set the password"
        busyLabel="Setting…"
        look="go"
        retry="new_password"
        extra={() => ({ ...readToken(), end_other_sessions: endsOthers })}
        onDone={() => setDone(true)}
      >
        {(errors) => (
          <>
            <NewPasswordField
              name="new_password"
              label={isInvited ? 'Password' : 'New password'}
              error={errors.new_password ?? incomplete(errors)}
            />
            {!isInvited && <EndSessionsChoice isChosen={endsOthers} onChange={setEndsOthers} />}
          </>
        )}
      </SendForm>
      <p className="button-row small">
        <Link to="/admin/forgot-password" className="text-link">
          Ask for a new link
        </Link>
      </p>
    </div>
  )
}

const ended = 'Wherever you were signed in, you are not any more.'
const stayed = 'Where you are signed in you stay so.'

/** The token stands in the address; when it was cut off, no field is wrong. */
const incomplete = ({ token }: Partial<Record<string, string>>) =>
  token && 'This link is not complete. Please open it from the mail again, or ask for a new one.'
