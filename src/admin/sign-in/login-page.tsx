import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { returnPath } from './return-path.ts'

export function LoginPage() {
  const [step, setStep] = useState<{ name: 'password' | 'code'; note?: string }>({ name: 'password' })
  // A new document: the admin starts with nothing of these pages.
  const enter = () => location.assign(returnPath(location.search, location.origin))
  if (step.name === 'code') {
    return <CodeStep onDone={enter} onBack={(note) => setStep({ name: 'password', ...(note && { note }) })} />
  }
  return <PasswordStep note={step.note} onDone={enter} onCode={() => setStep({ name: 'code' })} />
}
