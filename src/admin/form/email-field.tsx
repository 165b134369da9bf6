import { TextField } from './text-field.tsx'

/** The address that someone signs in with. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="email"
      type="email"
      label="E-mail"
      error={error}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
