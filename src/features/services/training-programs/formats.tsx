import { Section } from '#ui/section.tsx'
import type { TrainingText } from './training-text.ts'
import './formats.css'

const days = Array.from({ length: 15 }, (_, i) => i)

/** Working days of three weeks: `together` in one room, `online` on a screen. */
const formats = [
  { n: 1, together: [0, 1, 2], online: [] },
  { n: 2, together: [], online: [1, 6, 11] },
  { n: 3, together: [0, 14], online: [3, 6, 9, 12] },
] as const

export function Formats({ text }: TrainingText) {
  return (
    <Section className="formats">
      <h2>{text.formats_title}</h2>
      <ul>
        {formats.map(({ n, together, online }) => (
          <li key={n}>
            <svg viewBox="0 0 300 36" aria-hidden="true">
              <path className="stroke-line" d="M10 18H290" />
              {days.map((day) => (
                <circle key={day} cx={10 + day * 20} cy="18" {...look(together, online, day)} />
              ))}
            </svg>
            <h3>{text[`format_${n}_title`]}</h3>
            <p>{text[`format_${n}_text`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function look(together: readonly number[], online: readonly number[], day: number) {
  if (together.includes(day)) return { r: 9, className: 'fill-agile stroke-agile' }
  if (online.includes(day)) return { r: 7.5, className: 'fill-paper stroke-ai' }
  return { r: 2, className: 'fill-edge stroke-edge' }
}
