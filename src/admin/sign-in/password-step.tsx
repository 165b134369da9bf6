import { Link } from 'react-router-dom'
import { EmailField } from '#admin/form/email-field.tsx'
import { PasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'

type Props = { note: string | undefined; onDone: () => void; onCode: () => void }

export function PasswordStep({ note, onDone, onCode }: Props) {
  return (
    <div>
      <h1 tabIndex={-1}>Sign in</h1>
      <p className="sign-in-lead">For the people who run this site.</p>
      {note && (
        <p role="alert" className="send-form-refusal sign-in-note">
          {note}
        </p>
      )}
      <SendForm<{ twoFactorRedirect?: true }>
        path="/api/auth/sign-in/email"
        label="Sign in"
        busyLabel="Signing in…"
        look="go"
        retry="password"
        onDone={({ twoFactorRedirect }) => (twoFactorRedirect ? onCode() : onDone())}
      >
        {(errors) => (
          <>
            <EmailField error={errors.email} />
            <PasswordField name="password" label="Password" error={errors.password} autoComplete="current-password" />
          </>
        )}
      </SendForm>
      <p className="sign-in-ways">
        <Link to="/admin/forgot-password" className="text-link">
          Forgotten password?
        </Link>
      </p>
    </div>
  )
}
