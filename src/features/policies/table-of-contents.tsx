import { useEffect, useId, useState } from 'react'
import { DisclosurePanel } from '#ui/disclosure.tsx'
import { chevronDown, Icon } from '#ui/icon.tsx'
import type { PolicySection } from './body.server.ts'
import './table-of-contents.css'

/** Stands beside the text on wide screens; on small ones it opens above it. */
export function TableOfContents({ title, sections }: { title: string; sections: PolicySection[] }) {
  const [open, setOpen] = useState(false)
  const reading = useSectionInView(sections)
  const id = useId()
  return (
    <nav className="contents" aria-label={title}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {title}
        <Icon path={chevronDown} className="turns-when-open" />
      </button>
      <p className="contents-title" aria-hidden="true">
        {title}
      </p>
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
