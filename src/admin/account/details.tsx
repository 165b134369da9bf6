import { useState } from 'react'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import type { Me } from '#admin/me.ts'
import { AccountSection } from './section.tsx'

const roles = {
  admin: 'an administrator. You can change both under Users.',
  editor: 'an editor. An administrator can change both.',
}

export function Details({ me, onSaved }: { me: Me; onSaved: () => void }) {
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
