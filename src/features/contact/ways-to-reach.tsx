import { Card } from '#ui/card.tsx'
import type { ContactText } from './text.ts'

export function WaysToReach({ text }: ContactText) {
  return (
    <div className="ways-to-reach">
      <Card>
        <h2>{text.email_title}</h2>
        <a href={`mailto:${text.email}`} className="text-link">
          {text.email}
        </a>
      </Card>
      <Card hidden={text.phone_visible !== 'true'}>
        <h2>{text.phone_title}</h2>
        <a href={`tel:${text.phone.replace(/[^\d+]/g, '')}`} className="text-link">
          {text.phone}
        </a>
      </Card>
      <Card>
        <h2>{text.office_title}</h2>
        <p>{text.office_cities}</p>
        <address>{text.office_address}</address>
      </Card>
    </div>
  )
}
