import { SiteLink } from '#ui/link.tsx'
import type { HomeText } from './home-text.ts'
import './closing.css'

export function Closing({ text }: HomeText) {
  return (
    <section className="closing">
      <div className="page-width">
        <h2>{text.closing_title}</h2>
        <div>
          <p>{text.closing_text}</p>
          <SiteLink to="/contact" className="button">
            {text.closing_button}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
