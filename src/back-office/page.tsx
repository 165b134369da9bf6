import { lazy, Suspense } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { useIsBrowser } from './use-is-browser.ts'
import './page.css'

// Not even named in the server's build: nothing of it can be drawn there.
const Office = import.meta.env.SSR ? () => null : lazy(() => import('./office.tsx'))

export const meta = () => [{ title: 'Back office' }, { name: 'robots', content: 'noindex' }]

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export default function BackOfficePage() {
  const isBrowser = useIsBrowser()
  if (!isBrowser) return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <Office />
    </Suspense>
  )
}

function Opening() {
  return (
    <main className="office-opening">
      <Spinner label="Opening the back office" />
      <noscript>The back office needs JavaScript. Please switch it on in your browser.</noscript>
    </main>
  )
}
