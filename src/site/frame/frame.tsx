import { useEffect } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { startRipples } from '#ui/ripple.ts'
import { Footer } from './footer.tsx'
import './footer.css'
import './frame.css'
import { Header } from './header.tsx'
import { useLiveContent } from './live-content.ts'
import { PageAnnouncer } from './page-announcer.tsx'

/** What surrounds every public page. */
export default function Frame() {
  const site = useRouteLoaderData<{ year: number; publicKey: string }>('root')
  useEffect(startRipples, [])
  useLiveContent(site?.publicKey)
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer year={site?.year} />
      <PageAnnouncer />
    </>
  )
}
