import type { UseCasesText } from '#features/use-cases/content.ts'
import type { UseCaseFilter } from '#features/use-cases/filter.ts'
import { countLine } from '#features/use-cases/use-case.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { StorySearch } from './story-search.tsx'
import './hero.css'

export function Hero({ text, filter, total }: UseCasesText & { filter: UseCaseFilter; total: number | undefined }) {
  return (
    <section className="stories-hero">
      <svg viewBox="0 0 640 560" preserveAspectRatio="xMidYMid slice" className="drawn" aria-hidden="true">
        <path pathLength="1" className="lane-agile" d="M110 -200V90C110 290 320 200 320 370" />
        <path pathLength="1" className="lane-ai" d="M540 -200V60C540 260 320 210 320 370" />
        <path pathLength="1" className="lane-velocity" d="M320 370V800" />
        <circle className="station lane-agile" cx="110" cy="90" r="8" />
        <circle className="station lane-ai" cx="540" cy="60" r="8" />
        <circle className="station lane-velocity" cx="320" cy="370" r="16" />
      </svg>
      <div className="page-width">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <StorySearch text={text} search={filter.q} />
        <p className="stories-count" role="status">
          {total !== undefined && countLine(total, filter.page)}
        </p>
      </div>
    </section>
  )
}
