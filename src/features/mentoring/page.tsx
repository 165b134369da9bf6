import { useQuery } from '@tanstack/react-query'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { consultantsQuery } from '#records/consultants/client.ts'
import { listMentors } from '#records/consultants/mentors.ts'
import { listConsultants } from '#records/consultants/queries.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import { Voice } from '#records/testimonials/voice.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import type { Route } from './+types/page.ts'
import { type MentoringContent, mentoringContent } from './content.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [mentoring, consultants, clients] = await Promise.all([
    loadTexts(context, mentoringContent),
    readPart(context, () => listConsultants(db)),
    readPart(context, () => listTestimonials(db, 'mentoring')),
  ])
  return {
    queries: [
      mentoring.query,
      filled(consultantsQuery(), consultants),
      filled(testimonialsQuery('mentoring'), clients),
    ],
  } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ mentoringContent }) => mentoringContent)
  return preparePage('mentoring', builtIn, consultantsQuery(), testimonialsQuery('mentoring'))
}

export const meta = contentMeta<MentoringContent>('mentoring', '/mentoring')

export default function MentoringPage() {
  const text = usePageContent<MentoringContent>('mentoring')
  return (
    <div className="mentoring">
      <Opening text={text} />
      <Capabilities text={text} />
      <Gains text={text} />
      <Voices text={text} />
      <ClientVoices text={text} />
      <section className="last-words page-width">
        <Closing title={text.cta_title} text={text.cta_text}>
          <ButtonLink look="go" to="/contact#contact">
            {text.cta_button}
          </ButtonLink>
        </Closing>
      </section>
    </div>
  )
}

const gains = [1, 2, 3, 4, 5] as const

function Gains({ text }: MentoringText) {
  return (
    <section className="gains page-width">
      <h2>{text.gain_title}</h2>
      <ul className="ruled">
        {gains.map((n) => (
          <li key={n}>{text[`gain_${n}`]}</li>
        ))}
      </ul>
    </section>
  )
}

const capabilities = [1, 2, 3] as const

function Capabilities({ text }: MentoringText) {
  return (
    <section className="capabilities page-width">
      <h2>{text.capabilities_title}</h2>
      <ul className="columns">
        {capabilities.map((n) => (
          <li key={n}>
            <h3 className="subheading">{text[`capability_${n}_title`]}</h3>
            <p className="soft">{text[`capability_${n}_text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those who sat in the other chair. */
function ClientVoices({ text }: MentoringText) {
  const { data: voices = [] } = useQuery(testimonialsQuery('mentoring'))
  if (voices.length === 0) return null
  return (
    <section className="client-voices page-width">
      <h2>{text.clients_title}</h2>
      <ul className="columns ruled">
        {voices.map((voice) => (
          <li key={voice.id}>
            <Voice voice={voice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opening({ text }: MentoringText) {
  return (
    <section className="mentoring-opening page-width">
      <h1>{text.hero_title}</h1>
      <p className="lead">{text.hero_text}</p>
      <ButtonLink look="line" to="/contact#contact">
        {text.hero_button}
      </ButtonLink>
      <div className="mentoring-intro">
        <p>{text.intro_text}</p>
        <p className="soft">{text.intro_note}</p>
      </div>
    </section>
  )
}

function Voices({ text }: MentoringText) {
  const { data: consultants = [] } = useQuery(consultantsQuery())
  const mentors = listMentors(consultants)
  if (mentors.length === 0) return null
  return (
    <section className="mentor-voices page-width">
      <h2>{text.voices_title}</h2>
      <p className="soft">{text.voices_text}</p>
      <ul>
        {mentors.map(({ id, name, title, bio, mentor_quote, profile_image_url }) => (
          <li key={id}>
            <figure className="voice">
              {mentor_quote ? <blockquote>{mentor_quote}</blockquote> : <p>{bio}</p>}
              <figcaption>
                <Avatar name={name} photo={profile_image_url} size={72} />
                <div>
                  <b>{name}</b>
                  {title}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MentoringText = { text: Texts<MentoringContent> }
