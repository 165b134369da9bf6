import { useCallback, useState } from 'react'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import type { Failure } from '#admin/form/use-sending.ts'

type Props = { onDone: () => void; onBack: (note?: string) => void }

const ways = {
  app: {
    path: '/api/auth/two-factor/verify-totp',
    explanation: 'Open your authenticator app and type the six digits that it shows.',
    label: 'Code',
    other: 'Use a recovery code',
    input: { inputMode: 'numeric', pattern: '[0-9 ]{6,8}', autoComplete: 'one-time-code', title: 'Six digits' },
  },
  recovery: {
    path: '/api/auth/two-factor/verify-backup-code',
    explanation: 'Type one of the recovery codes that you kept when you turned this on. Each works once.',
    label: 'Recovery code',
    other: 'Use the authenticator app',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const

/** The second step for those who have turned it on: something one has, beside something one knows. */
export function CodeStep({ onDone, onBack }: Props) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const { path, explanation, label, other, input } = ways[way]
  const startAgain = useCallback(({ status, message }: Failure) => status === 410 && onBack(message), [onBack])
  return (
    <div>
      <h1 tabIndex={-1}>One more step</h1>
      <p className="soft">{explanation}</p>
      <SendForm
        key={way}
        path={path}
        label="Continue"
        busyLabel="Checking…"
        look="go"
        takesFocus
        retry="code"
        onDone={onDone}
        onRefused={startAgain}
      >
        {(errors) => <TextField name="code" label={label} error={errors.code} maxLength={40} {...input} />}
      </SendForm>
      <p className="button-row small">
        <button type="button" className="text-link" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {other}
        </button>
        <button type="button" className="text-link" onClick={() => onBack()}>
          Back
        </button>
      </p>
    </div>
  )
}
