import type { ReactNode } from 'react'
import type { VisionText } from './content.ts'

/*
 * From chapter to chapter the two lanes beside the text come nearer to each other, until they are one. Each drawing is
 * stretched to the height of its text; the strokes keep their width.
 */
const rail = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', strokeWidth: 3 } as const

export function Vision({ text }: VisionText) {
  return (
    <section className="chapter chapter-vision tone-ink">
      <div className="page-width">
        <svg {...rail} aria-hidden="true">
          <path className="lane-agile" d="M2 0V100" />
          <path className="lane-ai" d="M98 0V100" />
        </svg>
        <div className="chapter-text">
          <h1>{text.title}</h1>
          <Words name={text.vision_name} statement={text.vision_statement}>
            {text.vision_text}
          </Words>
        </div>
      </div>
    </section>
  )
}

export function Mission({ text }: VisionText) {
  return (
    <section className="chapter chapter-mission">
      <div className="page-width">
        <svg {...rail} aria-hidden="true">
          <path className="lane-agile" d="M2 0C2 30 27 20 27 50V100" />
          <path className="lane-ai" d="M98 0C98 30 73 20 73 50V100" />
        </svg>
        <div className="chapter-text">
          <Words name={text.mission_name} statement={text.mission_statement}>
            {text.mission_text}
          </Words>
        </div>
      </div>
    </section>
  )
}

export function Ambition({ text }: VisionText) {
  return (
    <section className="chapter chapter-ambition tone-mist">
      <div className="page-width">
        <svg {...rail} aria-hidden="true">
          <path className="lane-agile" d="M27 0C27 34 50 16 50 50" />
          <path className="lane-ai" d="M73 0C73 34 50 16 50 50" />
          <path className="lane-velocity" strokeWidth="14" d="M50 50V100" />
        </svg>
        <div className="chapter-text">
          <Words name={text.ambition_name} statement={text.ambition_statement}>
            {text.ambition_text}
          </Words>
        </div>
      </div>
    </section>
  )
}

function Words({ name, statement, children }: { name: string; statement: string; children: ReactNode }) {
  return (
    <>
      <h2 className="badge">{name}</h2>
      <p className="chapter-statement">{statement}</p>
      <p className="lead">{children}</p>
    </>
  )
}
