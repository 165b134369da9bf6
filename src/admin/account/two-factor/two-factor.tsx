import { useEffect, useRef, useState } from 'react'
import { AccountSection } from '#admin/account/section.tsx'
import { PasswordField } from '#admin/form/password-field.tsx'
import { SendForm } from '#admin/form/send-form.tsx'
import { Button } from '#ui/button.tsx'
import { Enrolment } from './enrolment.tsx'

type Stage =
  | { name: 'rest' }
  | { name: 'password'; purpose: keyof typeof purposes }
  | { name: 'scan'; totpURI: string; backupCodes: string[] }
  | { name: 'codes'; backupCodes: string[] }

type Answer = { totpURI?: string; backupCodes?: string[] }

const purposes = {
  enable: { label: 'Continue', path: '/api/auth/two-factor/enable' },
  disable: { label: 'Turn off', path: '/api/auth/two-factor/disable' },
  'generate-backup-codes': { label: 'Make new codes', path: '/api/auth/two-factor/generate-backup-codes' },
}

/** Turning the second step on, with recovery codes, and off again. */
export function TwoFactor({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const [stage, setStage] = useState<Stage>({ name: 'rest' })
  const [note, setNote] = useState<string>()

  function confirmed({ totpURI, backupCodes = [] }: Answer) {
    if (totpURI) setStage({ name: 'scan', totpURI, backupCodes })
    else if (backupCodes.length > 0) setStage({ name: 'codes', backupCodes })
    else finish('Two-factor sign-in is off.')
  }
  function finish(said: string) {
    setStage({ name: 'rest' })
    setNote(said)
    onChanged()
  }
  function begin(purpose: keyof typeof purposes) {
    setNote(undefined)
    setStage({ name: 'password', purpose })
  }

  return (
    <AccountSection
      title="Two-factor sign-in"
      text="Beside the password, a code from an app on your phone. Whoever learns your password still can’t get in."
      note={note}
    >
      {stage.name === 'rest' && (
        <div className="button-row">
          <p>
            It is <strong>{isOn ? 'on' : 'off'}</strong>.
          </p>
          {isOn ? (
            <>
              <Button look="line" onClick={() => begin('generate-backup-codes')}>
                New recovery codes
              </Button>
              <Button look="line" onClick={() => begin('disable')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button onClick={() => begin('enable')}>Turn on</Button>
          )}
        </div>
      )}
      {stage.name === 'password' && (
        <>
          <SendForm<Answer>
            path={purposes[stage.purpose].path}
            label={purposes[stage.purpose].label}
            busyLabel="Checking…"
            takesFocus
            onDone={confirmed}
          >
            {(errors) => (
              <PasswordField
                name="current_password"
                label="Your password"
                error={errors.current_password}
                autoComplete="current-password"
              />
            )}
          </SendForm>
          <Button look="line" className="button-small account-cancel" onClick={() => setStage({ name: 'rest' })}>
            Cancel
          </Button>
        </>
      )}
      {stage.name === 'scan' && (
        <Enrolment
          totpURI={stage.totpURI}
          onDone={() => setStage({ name: 'codes', backupCodes: stage.backupCodes })}
          onCancel={() => setStage({ name: 'rest' })}
        />
      )}
      {stage.name === 'codes' && (
        <RecoveryCodes codes={stage.backupCodes} onDone={() => finish('Two-factor sign-in is on.')} />
      )}
    </AccountSection>
  )
}

/** Shown once: the server keeps them encrypted and never tells them again. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser does not let us copy. Please mark them and copy by hand.'),
    )
  }
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h3>
      <p>Each lets you in once when your phone is not at hand. They are shown only now.</p>
      <ul className="panel recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Button look="line" className="button-small" onClick={copy}>
          Copy
        </Button>
        <a className="button button-line button-small" href={fileOf(codes)} download="recovery-codes.txt">
          Download
        </a>
        <Button className="button-small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
}

const fileOf = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
