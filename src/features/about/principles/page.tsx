import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Closing } from '#ui/closing.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { type PrinciplesContent, principlesContent } from './content.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, principlesContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ principlesContent }) => principlesContent)
  return preparePage('principles', builtIn)
}

export const meta = contentMeta<PrinciplesContent>('principles', '/about/principles')

export default function PrinciplesPage() {
  const text = usePageContent<PrinciplesContent>('principles')
  return (
    <>
      <header className="principles-head page-head page-width">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <PrincipleLane text={text} />
      <section className="principles-end last-words page-width">
        <Closing
          title={text.closing_title}
          text={text.closing_text}
          way={{ to: '/contact', label: text.closing_button }}
        >
          <SiteLink to="/mentoring" className="text-link">
            {text.mentoring_link}
          </SiteLink>
        </Closing>
      </section>
    </>
  )
}

const chapters = [
  { chapter: 1, principles: [1, 2, 3, 4] },
  { chapter: 2, principles: [5, 6, 7, 8] },
  { chapter: 3, principles: [9, 10, 11, 12] },
] as const

/** Twelve stations on two lanes that cross before each chapter and are one at the end. */
function PrincipleLane({ text }: { text: Texts<PrinciplesContent> }) {
  return (
    <div className="page-width principles">
      {chapters.map(({ chapter, principles }) => (
        <section key={chapter} className={chapter % 2 ? '' : 'principles-swapped'}>
          <div className="principles-chapter">
            <Crossing />
            <h2>{text[`chapter_${chapter}`]}</h2>
          </div>
          <ol start={principles[0]}>
            {principles.map((n) => (
              <li key={n}>
                <h3 className="subheading">
                  <span className="figures">{n}</span> {text[`principle_${n}_title`]}
                </h3>
                <p>{text[`principle_${n}_text`]}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <svg viewBox="0 0 60 120" strokeWidth="3" className="principles-join" aria-hidden="true">
        <path className="lane-agile" d="M1.5 0C1.5 40 30 30 30 70" />
        <path className="lane-ai" d="M58.5 0C58.5 40 30 30 30 70" />
        <path className="lane-velocity" strokeWidth="9" d="M30 70V120" />
        <circle className="station lane-velocity" cx="30" cy="70" r="12" />
      </svg>
    </div>
  )
}

function Crossing() {
  return (
    <svg viewBox="0 0 60 160" strokeWidth="3" aria-hidden="true">
      <path className="lane-ai" d="M1.5 0V20C1.5 90 58.5 70 58.5 140V160" />
      <path className="lane-gap" strokeWidth="13" d="M58.5 20C58.5 90 1.5 70 1.5 140" />
      <path className="lane-agile" d="M58.5 0V20C58.5 90 1.5 70 1.5 140V160" />
    </svg>
  )
}
