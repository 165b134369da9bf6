import { check, Icon } from '#ui/icon.tsx'
import type { ArchetypeName, GuideText } from './content.ts'
import { strengthsOf } from './strengths.ts'

export function Archetype({ text, name }: GuideText & { name: ArchetypeName }) {
  return (
    <section
      id={name}
      className={`guide-chapter guide-${name} ${name === 'catalyst' ? 'tone-ink' : ''}`}
      aria-labelledby={`${name}-name`}
    >
      <div className="page-width">
        <div className="guide-title">
          <p className="guide-lane">{text[`${name}_lane`]}</p>
          <h2 id={`${name}-name`}>{text[`${name}_name`]}</h2>
          <p className="guide-line">{text[`${name}_line`]}</p>
        </div>
        <div className="guide-text">
          <p className="guide-first">{text[`${name}_text`]}</p>
          <h3>{text.strengths_title}</h3>
          <ul>
            {strengthsOf(text[`${name}_strengths`]).map((strength) => (
              <li key={strength}>
                <Icon path={check} />
                {strength}
              </li>
            ))}
          </ul>
          <h3>{text.when_title}</h3>
          <p>{text[`${name}_when`]}</p>
        </div>
        <figure className="guide-story">
          <figcaption>{text.story_title}</figcaption>
          <p>{text[`${name}_story`]}</p>
        </figure>
      </div>
    </section>
  )
}
