import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { ServicesText } from './services.ts'
import './mentoring-block.css'

export function MentoringBlock({ text }: ServicesText) {
  return (
    <section className="section mentoring-block">
      <div className="page-width">
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r="92" className="stroke-line" />
          <path className="stroke-edge" d="M100 8v16M100 176v16M8 100h16M176 100h16" />
          <path className="lane-agile" d="M100 100 140 48" />
          <path className="lane-ai" d="M100 100 60 152" />
          <circle cx="100" cy="100" r="9" className="station lane-velocity" />
        </svg>
        <div>
          <h2>{text.mentoring_title}</h2>
          <p className="lead">{text.mentoring_text}</p>
          <SiteLink to="/mentoring" className="text-link">
            {text.mentoring_link}
            <Icon path={arrowRight} />
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
