import { Voice } from '#records/testimonials/voice.tsx'
import { arrowOut, Icon } from '#ui/icon.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeText } from './content.ts'
import './success-story.css'

const metrics = [1, 2, 3, 4] as const
const columns = ['challenge', 'solution'] as const

export function SuccessStory({ text }: HomeText) {
  return (
    <Section className="story">
      <h2>{text.story_title}</h2>
      <p className="lead">{text.story_intro}</p>
      <article>
        <a className="story-head tone-ink" href={text.story_url} target="_blank" rel="noopener">
          <span className="soft">{text.story_client}</span>
          <Icon path={arrowOut} size={32} />
          <h3>{text.story_headline}</h3>
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        {columns.map((column) => (
          <div key={column}>
            <h4>{text[`story_${column}_title`]}</h4>
            <p>{text[`story_${column}_text`]}</p>
          </div>
        ))}
        <div className="tone-mist">
          <h4>{text.story_results_title}</h4>
          <dl className="ruled">
            {metrics.map((n) => (
              <div key={n}>
                <dt>{text[`story_${n}_label`]}</dt>
                <dd className="figures">
                  <Change value={text[`story_${n}_value`]} />
                </dd>
              </div>
            ))}
          </dl>
          <ExternalLink href={text.story_url} className="button button-ink">
            {text.story_button}
          </ExternalLink>
        </div>
      </article>
      <Voice
        className="voice story-voice"
        size={160}
        voice={{
          quote: text.story_quote,
          name: text.story_name,
          role: text.story_role,
          image_url: text.story_photo,
        }}
      />
    </Section>
  )
}

/** `before → after`: what was steps back, what is now stands out. */
function Change({ value }: { value: string }) {
  const [before, after] = value.split(' → ')
  if (!after) return value
  return (
    <>
      <span>{before} → </span>
      {after}
    </>
  )
}
