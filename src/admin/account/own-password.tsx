import { useState } from 'react'
import { NewPasswordField, PasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { AccountSection } from './section.tsx'

export function OwnPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [changes, setChanges] = useState(0)
  const done = () => {
    setChanges(changes + 1)
    onChanged()
  }
  return (
    <AccountSection
      title="Password"
      text="A new password signs you out everywhere else."
      note={changes > 0 ? 'Your password is changed, and you are signed out everywhere else.' : undefined}
    >
      <SendForm
        key={changes}
        path="/api/auth/change-password"
        label="Change password"
        busyLabel="Changing…"
        onDone={done}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password this is. */}
            <input type="email" autoComplete="username" value={email} readOnly disabled hidden />
            <PasswordField
              name="currentPassword"
              label="Current password"
              error={errors.currentPassword}
              autoComplete="current-password"
            />
            <NewPasswordField name="newPassword" label="New password" error={errors.newPassword} />
          </>
        )}
      </SendForm>
    </AccountSection>
  )
}
