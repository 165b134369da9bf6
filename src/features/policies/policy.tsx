import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DisclosurePanel } from '#ui/disclosure.tsx'
import { chevronDown, Icon } from '#ui/icon.tsx'
import { Prose } from '#ui/reading/prose.tsx'
import type { PolicySection } from './body.ts'
import { formatDay, isDay } from './day.ts'
import type { Policy, PolicyPage } from './queries.server.ts'
import './policy.css'

/** A document with its version on its head, a drawing of its own, and its text beside the table of contents. */
export function PolicyDocument({ policy, children }: { policy: Policy<PolicyPage>; children: ReactNode }) {
  const { texts, html, sections } = policy
  const head = useId()
  return (
    <article className="policy" aria-labelledby={head}>
      <header className="page-width split">
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
      <div className="page-width split split-sticky reading">
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

/** Stands beside the text on wide screens; on small ones it opens above it. */
function TableOfContents({ title, sections }: { title: string; sections: PolicySection[] }) {
  const [open, setOpen] = useState(false)
  const reading = useSectionInView(sections)
  const id = useId()
  return (
    <nav className="contents" aria-label={title}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {title}
        <Icon path={chevronDown} className="turns-when-open" />
      </button>
      <p aria-hidden="true">{title}</p>
      <DisclosurePanel id={id} open={open}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={section.id === reading ? 'location' : undefined}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </DisclosurePanel>
    </nav>
  )
}

/** The last section whose heading has passed the upper third of the window. */
function useSectionInView(sections: PolicySection[]) {
  const [reading, setReading] = useState('')
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setReading(passed.at(-1)?.id ?? '')
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])
  return reading
}
