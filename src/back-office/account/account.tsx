import { useState } from 'react'
import { useReading } from '#back-office/form/use-reading.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Details } from './details.tsx'
import { OwnPassword } from './own-password.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor/two-factor.tsx'
import './account.css'

export type Me = { id: string; email: string; name: string; role: 'admin' | 'editor'; two_factor_enabled: boolean }

/** Your account: what everyone on the staff may change about the own sign-in. */
export function AccountScreen() {
  const { data: me, failed, reload } = useReading<Me>('/api/admin/me')
  // Either may end other sessions, or give this one a new key.
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges(changes + 1)
    reload()
  }
  return (
    <div className="account">
      {me && (
        <>
          <Details me={me} onSaved={reload} />
          <OwnPassword email={me.email} onChanged={changed} />
          <TwoFactor isOn={me.two_factor_enabled} onChanged={changed} />
          <Sessions key={changes} />
        </>
      )}
      {!me && !failed && <Spinner label="Loading your account" />}
      {!me && failed && (
        <p className="card account-failed">
          Your account could not be loaded.
          <Button look="line" className="button-small" onClick={reload}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
