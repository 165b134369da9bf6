import { Link } from 'react-router-dom'
import { EmailField } from '#admin/form/email-field.tsx'
import { NewPasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import { readToken } from './link-token.ts'

/** For whoever has just started the site for the first time. */
export function SetUpPage() {
  return (
    <div>
      <h1 tabIndex={-1}>Make yourself at home</h1>
      <p className="soft">
        You are the first. This makes your administrator’s account; you can add your colleagues afterwards.
      </p>
      <SendForm
        path="/api/auth/set-up"
        label="Create my account"
        busyLabel="Creating…"
        look="go"
        extra={readToken}
        onDone={() => location.assign('/admin')}
      >
        {(errors) => (
          <>
            <TextField name="name" label="Name" error={errors.name ?? incomplete(errors)} autoComplete="name" />
            <EmailField error={errors.email} />
            <NewPasswordField name="password" label="Password" error={errors.password} />
          </>
        )}
      </SendForm>
      <p className="button-row small">
        <Link to="/admin/login" className="text-link">
          I have an account
        </Link>
      </p>
    </div>
  )
}

const incomplete = ({ token }: Partial<Record<string, string>>) =>
  token && 'This link is not complete. Please copy all of it from where the site was started.'
