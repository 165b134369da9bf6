import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { countView } from '#records/visits/open-page.ts'
import { startRipples } from '#ui/ripple.ts'
import { ContentState } from './content-state.tsx'
import { Header } from './header.tsx'
import { useLiveContent } from './live-content.ts'
import './frame.css'
import { usePageContent } from '#records/page-content/client.ts'
import type { SiteContent } from '#records/page-content/site-content.ts'
import { ExternalLink, SiteLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { footerLinks } from './menu.ts'

/** What surrounds every public page. */
export default function Frame() {
  const site = useRouteLoaderData<{ year: number; publicKey: string }>('root')
  const { pathname } = useLocation()
  useEffect(startRipples, [])
  useEffect(() => countView(pathname), [pathname])
  useLiveContent(site?.publicKey)
  return (
    <>
      <a href="#main" className="button button-ink skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ContentState />
        <Outlet />
      </main>
      <Footer year={site?.year} />
      <PageAnnouncer />
    </>
  )
}

/** After a navigation inside the site: puts the focus on the new page's heading and reads its title aloud. */
function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

function Footer({ year }: { year: number | undefined }) {
  const text = usePageContent<SiteContent>('site')
  return (
    <footer className="site-footer tone-ink">
      <div className="page-width">
        <div className="ends">
          <div>
            <Logo name={text.company_name} />
            <p className="footer-tagline">{text.tagline}</p>
          </div>
          <div className="footer-news">
            <h2>{text.newsletter_title}</h2>
            <p>{text.newsletter_blurb}</p>
            <ExternalLink href={text.newsletter_url} className="button button-line">
              {text.newsletter_button}
            </ExternalLink>
          </div>
        </div>
        <div className="footer-end">
          <p>
            © {year} {text.company_name}. {text.rights}
          </p>
          <ul>
            <li>
              <a href={`mailto:${text.email}`}>{text.email}</a>
            </li>
            <li>
              <ExternalLink href={text.network_url}>{text.network_label}</ExternalLink>
            </li>
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{text[label]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
