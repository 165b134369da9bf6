import { data } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/page.ts'
import './not-found.css'

export function loader() {
  return data(null, 404)
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: `Page not found | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: 'There is no page at this address.' },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Two lanes that miss each other. */
export default function NotFoundPage() {
  return (
    <section className="not-found">
      <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMid slice" className="drawing drawn" aria-hidden="true">
        <path className="lane-agile" d="M-400 120H380C700 120 640 230 900 230H1010" />
        <path className="lane-ai" d="M1840 470H1120C860 470 900 330 690 330H560" />
        <circle className="station lane-agile" cx="380" cy="120" r="8" />
        <circle className="station lane-agile" cx="1010" cy="230" r="14" />
        <circle className="station lane-ai" cx="560" cy="330" r="14" />
        <circle className="station lane-ai" cx="1120" cy="470" r="8" />
      </svg>
      <div className="page-width page-head">
        <h1>Oops! Page not found</h1>
        <p className="lead">The two lanes missed each other here. The address may be old, or it has a typing error.</p>
        <ButtonLink look="go" to="/">
          Back to the home page
        </ButtonLink>
      </div>
    </section>
  )
}
