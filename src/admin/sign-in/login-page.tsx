import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmailField } from '#admin/form/email-field.tsx'
import { PasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { CodeStep } from './code-step.tsx'
import { returnPath } from './return-path.ts'

export function LoginPage() {
  const [step, setStep] = useState<{ name: 'password' | 'code'; note?: string }>({ name: 'password' })
  // A new document: the admin starts with nothing of these pages.
  const enter = () => location.assign(returnPath(location.search, location.origin))
  if (step.name === 'code') {
    return <CodeStep onDone={enter} onBack={(note) => setStep({ name: 'password', ...(note && { note }) })} />
  }
  return <PasswordStep note={step.note} onDone={enter} onCode={() => setStep({ name: 'code' })} />
}

type Props = { note: string | undefined; onDone: () => void; onCode: () => void }

function PasswordStep({ note, onDone, onCode }: Props) {
  return (
    <div>
      <h1 tabIndex={-1}>Sign in</h1>
      <p className="soft">For the people who run this site.</p>
      {note && (
        <p role="alert" className="form-note form-refusal">
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
      <p className="button-row small">
        <Link to="/admin/forgot-password" className="text-link">
          Forgotten password?
        </Link>
      </p>
    </div>
  )
}
