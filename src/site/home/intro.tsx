import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { HomeText } from './home-text.ts'
import './intro.css'

export function Intro({ text }: HomeText) {
  return (
    <section className="section intro">
      <div className="page-width">
        <h2>{text.intro_title}</h2>
        <div>
          <p className="lead">{text.intro_text}</p>
          <SiteLink to="/services" className="text-link">
            {text.intro_link}
            <Icon path={arrowRight} />
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
