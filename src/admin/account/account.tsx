import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { meQuery } from '#admin/me.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Details } from './details.tsx'
import { OwnPassword } from './own-password.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor/two-factor.tsx'
import './account.css'

/** Your account: what everyone on the staff may change about the own sign-in. */
export function AccountScreen() {
  const { data: me, isFetchedAfterMount } = useQuery({ ...meQuery, staleTime: 0 })
  // Any of it may change the name in the bar, end other sessions, or give this one a new key.
  const refresh = useRefresh()
  // The forms start with what the server has now.
  if (!isFetchedAfterMount) return <Spinner label="Loading your account" />
  return (
    <div className="account">
      {me && (
        <>
          <Details me={me} onSaved={refresh} />
          <OwnPassword email={me.email} onChanged={refresh} />
          <TwoFactor isOn={me.two_factor_enabled} onChanged={refresh} />
          <Sessions />
        </>
      )}
      {!me && (
        <p className="card account-failed">
          Your account could not be loaded.
          <Button look="line" className="button-small" onClick={refresh}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
