import { useState } from 'react'
import { passwordLength } from '#accounts/sign-in/password-length.ts'
import { Icon } from '#ui/icon.tsx'
import { type FieldProps, TextField } from './text-field.tsx'

const eye = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
const closedEye =
  'M3 3l18 18M10.6 5.1A11 11 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-2.7 3.6M6.5 6.6A17 17 0 0 0 2 12s3.5 7 10 7a10 10 0 0 0 5.4-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2'

/** A password that one may look at while typing. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={passwordLength.most}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className="icon-button"
          aria-label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? closedEye : eye} />
        </button>
      }
    />
  )
}

export function NewPasswordField(props: Omit<FieldProps, 'autoComplete' | 'hint'>) {
  const hint = `At least ${passwordLength.least} characters. Three or four unrelated words make a good one.`
  return <PasswordField {...props} autoComplete="new-password" minLength={passwordLength.least} hint={hint} />
}
