import { usePageContent } from '#records/page-content/client.ts'
import type { SiteContent } from '#records/page-content/site-content.ts'
import { ExternalLink, SiteLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { footerLinks } from './menu.ts'

export function Footer({ year }: { year: number | undefined }) {
  const text = usePageContent<SiteContent>('site')
  return (
    <footer className="site-footer tone-ink">
      <div className="page-width">
        <div className="footer-top">
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
