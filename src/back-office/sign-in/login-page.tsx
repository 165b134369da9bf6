import { useState } from 'react'
import { redirect } from 'react-router'
import { platformContext } from '#platform/platform.server.ts'
import { findSession } from '#records/staff/session.server.ts'
import type { Route } from './+types/login-page.ts'
import { CodeStep } from './code-step.tsx'
import { doorMeta } from './door-meta.ts'
import { PasswordStep } from './password-step.tsx'
import { returnPath } from './return-path.ts'

/** Whoever is signed in already has no business here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await findSession(context.get(platformContext), Object.fromEntries(request.headers))
  if (session) throw redirect('/admin')
  return null
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = doorMeta('Sign in')

export default function LoginPage() {
  const [step, setStep] = useState<{ name: 'password' | 'code'; note?: string }>({ name: 'password' })
  // A new document: the back office starts with nothing of these pages.
  const enter = () => location.assign(returnPath(location.search, location.origin))
  if (step.name === 'code') {
    return <CodeStep onDone={enter} onBack={(note) => setStep({ name: 'password', ...(note && { note }) })} />
  }
  return <PasswordStep note={step.note} onDone={enter} onCode={() => setStep({ name: 'code' })} />
}
