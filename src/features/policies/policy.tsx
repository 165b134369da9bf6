import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Prose } from '#ui/prose.tsx'
import { formatDay, isDay } from './day.ts'
import type { Policy, PolicyPage } from './queries.server.ts'
import { TableOfContents } from './table-of-contents.tsx'
import '#ui/prose.css'
import './policy.css'

/** A document with its version on its head, a drawing of its own, and its text beside the table of contents. */
export function PolicyDocument({ policy, children }: { policy: Policy<PolicyPage>; children: ReactNode }) {
  const { texts, html, sections } = policy
  const head = useId()
  return (
    <article className="policy" aria-labelledby={head}>
      <header className="page-width">
        <div>
          <h1 id={head}>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <dl>
          <div>
            <dt>{texts.version_label}</dt>
            <dd className="figures">{texts.version}</dd>
          </div>
          <div>
            <dt>{texts.effective_label}</dt>
            <dd>
              <Day text={texts.effective_date} />
            </dd>
          </div>
        </dl>
      </header>
      {children}
      <div className="page-width policy-columns">
        <div className="policy-side">
          <TableOfContents title={texts.contents_title} sections={sections} />
          <Button look="line" className="button-small policy-print" onClick={() => print()}>
            {texts.print_button}
          </Button>
        </div>
        <Prose html={html} />
      </div>
    </article>
  )
}

function Day({ text }: { text: string }) {
  return isDay(text) ? <time dateTime={text}>{formatDay(text)}</time> : text
}
