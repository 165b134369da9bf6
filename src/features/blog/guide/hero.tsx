import { Eyebrow } from '#ui/badge.tsx'
import { archetypes, type GuideText } from './content.ts'

/** Three lanes that run apart and one that holds them all: the picture is the table of contents. */
export function Hero({ text }: GuideText) {
  return (
    <header className="guide-hero">
      <div className="page-width">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <nav className="page-width guide-map" aria-label={text.hero_note}>
        <svg viewBox="0 0 1200 300" preserveAspectRatio="none" fill="none" aria-hidden="true" className="drawn">
          <path pathLength="1" className="lane-ai" d="M0 50H640C800 50 780 150 900 150" />
          <path pathLength="1" className="lane-agile" d="M0 150H900" />
          <path pathLength="1" className="lane-lead" d="M0 250H640C800 250 780 150 900 150" />
          <path pathLength="1" className="lane-velocity" d="M900 150H1200" />
        </svg>
        <ol>
          {archetypes.map((name) => (
            <li key={name} className={`guide-stop guide-${name}`}>
              <a href={`#${name}`}>
                <b>{text[`${name}_name`]}</b>
                <span>{text[`${name}_line`]}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="hint">{text.hero_note}</p>
      </nav>
    </header>
  )
}
