import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { consultantsFailure, consultantsQuery } from '#records/consultants/client.ts'
import { type Consultant, listConsultants } from '#records/consultants/queries.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, Eyebrow } from '#ui/badge.tsx'
import { Closing } from '#ui/closing.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { breadcrumbs, person, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { type ConsultantsContent, consultantsContent } from './content.ts'
import './page.css'
import { ExternalLink } from '#ui/link.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [content, people] = await Promise.all([
    loadTexts(context, consultantsContent),
    readPart(context, () => listConsultants(db), consultantsFailure),
  ])
  return { queries: [content.query, filled(consultantsQuery(), people)] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ consultantsContent }) => consultantsContent)
  return preparePage('consultants', builtIn, consultantsQuery())
}

export const meta: Route.MetaFunction = (args) => {
  const { origin = '', companyName = '' } = args.matches[0].loaderData ?? {}
  const people = findData(args.loaderData, consultantsQuery()) ?? []
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Consultants', '/about/consultants'],
  ])
  const works = { name: companyName, url: `${origin}/` }
  const persons = people.map(({ name, bio, title }) => ({
    ...person({ name, bio: bio ?? undefined, works }),
    ...(title && { jobTitle: title }),
  }))
  return [...describePage(args), ...structuredData(trail, ...persons)]
}

const describePage = contentMeta<ConsultantsContent>('consultants', '/about/consultants')

export default function ConsultantsPage() {
  const text = usePageContent<ConsultantsContent>('consultants')
  const { data, error, isPending } = useQuery(consultantsQuery())
  const people = data ?? []

  useEffect(() => {
    if (error) console.error(consultantsFailure, error)
  }, [error])

  return (
    <>
      <header className="page-width stack-start people-hero">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        {isPending && <Spinner label={text.loading} />}
        {!isPending && people.length === 0 && <p className="soft">{text.empty}</p>}
      </header>
      <Owners text={text} people={people.filter((consultant) => consultant.is_owner)} />
      <Team text={text} people={people.filter((consultant) => !consultant.is_owner)} />
      <Section tone="mist">
        <div className="split split-even">
          <Closing
            isSplit
            above={
              <p className="people-row" aria-hidden="true">
                {people.map(({ id, name, profile_image_url }) => (
                  <Avatar key={id} name={name} photo={profile_image_url} size={64} />
                ))}
              </p>
            }
            title={text.closing_title}
            text={text.closing_text}
            way={{ to: '/contact#contact', label: text.closing_button }}
          />
        </div>
      </Section>
    </>
  )
}

function Team({ text, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Section className="team">
      <h2>{text.team_title}</h2>
      <ul>
        {people.map((consultant) => (
          <li key={consultant.id} id={`consultant-${consultant.id}`}>
            <Avatar name={consultant.name} photo={consultant.profile_image_url} size={96} />
            <Person {...consultant} />
            <div className="stack-start">
              {consultant.bio && <p>{consultant.bio}</p>}
              <Tags tags={consultant.tags} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Person({ name, title }: Consultant) {
  return (
    <div className="person">
      <h3>{name}</h3>
      {title && <p>{title}</p>}
    </div>
  )
}

/** The owners side by side, each in a lane of their own. */
function Owners({ text, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section className="page-width owners">
      <h2>{text.owners_title}</h2>
      <ul className="tiles tinted">
        {people.map((owner) => (
          <li key={owner.id} id={`consultant-${owner.id}`} className="stack-start">
            <Avatar name={owner.name} photo={owner.profile_image_url} size={144} />
            <Person {...owner} />
            {owner.bio && <p>{owner.bio}</p>}
            <Tags tags={owner.tags} />
            {owner.linkedin_url && (
              <ExternalLink href={owner.linkedin_url} className="button button-line">
                {text.owners_network}
                <span className="sr-only">: {owner.name}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
      {people.length === 2 && (
        <svg viewBox="0 0 1200 180" aria-hidden="true">
          <path className="lane-agile" d="M296 0C296 80 600 20 600 96" />
          <path className="lane-ai" d="M904 0C904 80 600 20 600 96" />
          <path className="lane-velocity" d="M600 96V180" />
          <circle className="station lane-velocity" cx="600" cy="96" r="13" />
        </svg>
      )}
    </section>
  )
}

function Tags({ tags }: Pick<Consultant, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <ul className="chips">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Badge>{tag.name}</Badge>
        </li>
      ))}
    </ul>
  )
}

type PeopleProps = { text: Texts<ConsultantsContent>; people: Consultant[] }
