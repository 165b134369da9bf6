import type { CSSProperties } from 'react'
import { countByPillar, type Scan } from '#features/scan/versions/scan.ts'
import './scan-progress.css'

/** Title, counter and the lane that fills up, with a station at the end of each pillar. */
export function ScanProgress({ title, scan, question }: { title: string; scan: Scan; question: number }) {
  const questionCount = scan.questions.length
  let end = 0
  const stations = countByPillar(scan.questions).map(({ pillar, count }) => {
    const start = end
    end += count
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
              {scan.pillarNames[pillar]}
            </span>
          ))}
        </div>
      </div>
    </header>
  )
}
