import type { ReactNode } from 'react'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { AboutText } from './text.ts'
import { ConsultantsDrawing, EventsDrawing, PrinciplesDrawing, VisionDrawing } from './ways-in-drawings.tsx'
import './ways-in.css'

/** Four cards on one sheet: the lanes run through them from card to card. */
export function WaysIn({ text }: AboutText) {
  return (
    <div className="page-width">
      <ul className="ways-in">
        <Way name="vision" to="/about/vision-mission" text={text} drawing={<VisionDrawing />} />
        <Way name="principles" to="/about/principles" text={text} drawing={<PrinciplesDrawing />} />
        <Way name="consultants" to="/about/consultants" text={text} drawing={<ConsultantsDrawing />} />
        <Way name="events" to="/about/events" text={text} drawing={<EventsDrawing />} />
      </ul>
    </div>
  )
}

type WayName = 'vision' | 'principles' | 'consultants' | 'events'

function Way({ name, to, text, drawing }: AboutText & { name: WayName; to: string; drawing: ReactNode }) {
  return (
    <li className={`way way-${name}`}>
      {drawing}
      <div>
        <h2>{text[`${name}_title`]}</h2>
        <p>{text[`${name}_text`]}</p>
        <SiteLink to={to} className="text-link">
          {text[`${name}_link`]}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
    </li>
  )
}
