import { Section } from '#ui/section.tsx'
import type { EventsText } from './content.ts'

const conferences = [1, 2] as const

export function Conferences({ text }: EventsText) {
  return (
    <Section>
      <h2>{text.conferences_title}</h2>
      <ul className="conferences">
        {conferences.map((n) => (
          <li key={n}>
            <h3>{text[`conferences_${n}_name`]}</h3>
            <p>{text[`conferences_${n}_text`]}</p>
            <p>{text[`conferences_${n}_meta`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
