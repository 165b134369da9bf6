import { Skeleton } from '@mui/material'
import { useEffect, useState } from 'react'
import { SendForm } from '#admin/form/send-form.tsx'
import { TextField } from '#admin/form/text-field.tsx'
import { Button } from '#ui/button.tsx'

type Props = { totpURI: string; onDone: () => void; onCancel: () => void }

/** The app learns the secret, and a code proves that it has. */
export function Enrolment({ totpURI, onDone, onCancel }: Props) {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <div className="enrolment">
      <ol>
        <li>
          <p>Scan this with an authenticator app.</p>
          <QrCode text={totpURI} label="QR code with the secret for your authenticator app" />
          <details>
            <summary className="small">No camera? Type the secret instead</summary>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </details>
        </li>
        <li>
          <SendForm
            path="/api/auth/two-factor/verify-totp"
            label="Turn on"
            busyLabel="Checking…"
            retry="code"
            onDone={onDone}
          >
            {(errors) => (
              <TextField
                name="code"
                label="Type the six digits that it shows"
                error={errors.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                pattern="[0-9 ]{6,8}"
                title="Six digits"
                maxLength={8}
              />
            )}
          </SendForm>
        </li>
      </ol>
      <Button look="line" className="button-small account-cancel" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** Drawn here and nowhere else: what stands in it is a secret. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>()
  useEffect(() => {
    import('uqr').then(({ encode }) => setRows(encode(text, { ecc: 'M', border: 3 }).data))
  }, [text])
  if (!rows) return <Skeleton variant="rounded" className="qr-code" sx={{ height: '15rem' }} />
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
