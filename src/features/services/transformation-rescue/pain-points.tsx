import { iconPath } from '#features/services/icons.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { PainPoint } from './lists.ts'
import './pain-points.css'
import type { RescueText } from './rescue-text.ts'

export function PainPoints({ text, painPoints }: RescueText & { painPoints: PainPoint[] }) {
  if (painPoints.length === 0) return null
  return (
    <Section className="pain-points">
      <h2>{text.pain_points_title}</h2>
      <p className="lead">{text.pain_points_subtitle}</p>
      <ul>
        {painPoints.map(({ title, description, icon }) => (
          <li key={title} className="card">
            <Icon path={iconPath(icon)} size={34} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
