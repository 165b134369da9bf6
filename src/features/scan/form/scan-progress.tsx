import type { CSSProperties } from 'react'
import { pillarNames, pillars, questionCount, questionsPerPillar } from '#features/scan/scoring/pillars.ts'
import './scan-progress.css'

/** Title, counter and the lane that fills up, with a station at the end of each pillar. */
export function ScanProgress({ title, question }: { title: string; question: number }) {
  let end = 0
  const stations = pillars.map((pillar) => {
    const start = end
    end += questionsPerPillar[pillar]
    return { pillar, end, isCurrent: question > start && question <= end }
  })
  return (
    <header className="scan-progress">
      <div className="page-width page-width-narrow">
        <h1>{title}</h1>
        <p className="figures">
          <span className="sr-only">Question </span>
          {question}/{questionCount}
        </p>
        <div
          className="scan-lane"
          role="progressbar"
          aria-label="Progress"
          aria-valuenow={question}
          aria-valuemin={0}
          aria-valuemax={questionCount}
          style={{ '--done': question / questionCount } as CSSProperties}
        >
          <i />
          {stations.map(({ pillar, end, isCurrent }) => (
            <span
              key={pillar}
              data-current={isCurrent || undefined}
              data-reached={question >= end || undefined}
              style={{ left: `${(end / questionCount) * 100}%` }}
            >
              {pillarNames[pillar]}
            </span>
          ))}
        </div>
      </div>
    </header>
  )
}
