import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, useSyncExternalStore } from 'react'
import { PasswordField } from '#admin/form/password-field.tsx'
import { openQuestion } from '#admin/form/repeat-confirmed.ts'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import { meQuery } from '#admin/me.ts'
import { Button } from '#ui/button.tsx'

/** Asks who is there before something that matters; what asked for it goes on by itself. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read)
  const title = useId()
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      aria-labelledby={title}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={title}>Is it you?</DialogTitle>
      <DialogContent className="stack">
        {question && <Proof onDone={() => question.answer(true)} onCancel={() => question.answer(false)} />}
      </DialogContent>
    </Dialog>
  )
}

type Props = { onDone: () => void; onCancel: () => void }

function Proof({ onDone, onCancel }: Props) {
  const { data: me } = useQuery(meQuery)
  const [isByCode, setByCode] = useState(false)
  return (
    <>
      <p className="hint">This needs a proof that is not older than ten minutes. Afterwards it goes on by itself.</p>
      <SendForm
        key={String(isByCode)}
        path="/api/auth/confirm"
        label="Confirm"
        busyLabel="Checking…"
        takesFocus
        retry={isByCode ? 'code' : 'password'}
        onDone={onDone}
      >
        {(errors) =>
          isByCode ? (
            <TextField
              name="code"
              label="Code of your authenticator app"
              error={errors.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,8}"
              title="Six digits"
              maxLength={8}
            />
          ) : (
            <>
              {/* Tells password managers whose password this is. */}
              <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly disabled hidden />
              <PasswordField
                name="password"
                label="Your password"
                error={errors.password}
                autoComplete="current-password"
              />
            </>
          )
        }
      </SendForm>
      <div className="button-row">
        {me?.two_factor_enabled && (
          <Button look="line" className="button-small" onClick={() => setByCode(!isByCode)}>
            {isByCode ? 'Use the password' : 'Use a code'}
          </Button>
        )}
        <Button look="line" className="button-small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
