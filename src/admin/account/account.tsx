import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { type Me, meQuery } from '#admin/me.ts'
import { FormSkeleton } from '#admin-ui/screens/form-skeleton.tsx'
import { Button } from '#ui/button.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor/two-factor.tsx'
import './account.css'
import { useState } from 'react'
import { EndSessionsChoice } from '#admin/form/end-sessions-choice.tsx'
import { NewPasswordField, PasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import { Notices } from './notices.tsx'
import { AccountSection } from './section.tsx'

/** Your account: what every user may change about the own sign-in. */
export function AccountScreen() {
  const { data: me, isFetchedAfterMount } = useQuery({ ...meQuery, staleTime: 0 })
  // Any of it may change the name in the bar, end other sessions, or give this one a new key.
  const refresh = useRefresh()
  // The forms start with what the server has now.
  if (!isFetchedAfterMount) return <FormSkeleton />
  return (
    <div className="stack account">
      {me && (
        <>
          <Details me={me} onSaved={refresh} />
          <OwnPassword email={me.email} onChanged={refresh} />
          <TwoFactor isOn={me.two_factor_enabled} onChanged={refresh} />
          <Notices />
          <Sessions />
        </>
      )}
      {!me && (
        <p className="card spread">
          Your account could not be loaded.
          <Button look="line" className="button-small" onClick={refresh}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}

function OwnPassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [changes, setChanges] = useState(0)
  const [endsOthers, setEndsOthers] = useState(true)
  const [note, setNote] = useState<string>()
  const done = () => {
    setNote(`Your password is changed${endsOthers ? ', and you are signed out everywhere else' : ''}.`)
    setChanges(changes + 1)
    onChanged()
  }
  return (
    <AccountSection
      title="Password"
      text="Links to choose a new one that were mailed to you end with the old password."
      note={note}
    >
      <SendForm
        key={changes}
        path="/api/auth/change-password"
        label="Change password"
        busyLabel="Changing…"
        extra={() => ({ end_other_sessions: endsOthers })}
        onDone={done}
      >
        {(errors) => (
          <>
            {/* Tells password managers whose password this is. */}
            <input type="email" autoComplete="username" value={email} readOnly disabled hidden />
            <PasswordField
              name="current_password"
              label="Current password"
              error={errors.current_password}
              autoComplete="current-password"
            />
            <NewPasswordField name="new_password" label="New password" error={errors.new_password} />
            <EndSessionsChoice isChosen={endsOthers} onChange={setEndsOthers} />
          </>
        )}
      </SendForm>
    </AccountSection>
  )
}

const roles = {
  admin: 'an administrator. You can change both under Users.',
  editor: 'an editor. An administrator can change both.',
}

function Details({ me, onSaved }: { me: Me; onSaved: () => void }) {
  const [note, setNote] = useState<string>()
  const done = () => {
    setNote('Your name is saved.')
    onSaved()
  }
  return (
    <AccountSection
      title="Your details"
      text={
        <>
          You sign in as <strong>{me.email}</strong> and are {roles[me.role]}
        </>
      }
      note={note}
    >
      <SendForm path="/api/auth/update-user" label="Save" busyLabel="Saving…" onDone={done}>
        {(errors) => (
          <TextField
            name="name"
            label="Name"
            error={errors.name}
            defaultValue={me.name}
            autoComplete="name"
            maxLength={200}
          />
        )}
      </SendForm>
    </AccountSection>
  )
}
