import { TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { useMatches, usePage, usePages } from './client.ts'
import { groupId } from './editor/ids.ts'
import { editorPath } from './editor-path.ts'
import type { Match, PageSummary } from './texts/text.ts'

/** Every page with how many of its texts were changed, and a search over all texts. */
export function PageList({ current }: { current: string | undefined }) {
  const { data: pages = [], error, refetch } = usePages()
  const [sought, setSought] = useState('')
  const isSearching = sought.trim().length > 1
  return (
    <nav className="page-list" aria-label="Pages">
      <TextField
        type="search"
        fullWidth
        margin="none"
        sx={{ maxWidth: '40rem' }}
        label="Find a text"
        placeholder="A sentence of the site"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {error && (
        <AdminNotice title="Failed to fetch content" retry={() => refetch()}>
          {error.message}
        </AdminNotice>
      )}
      {isSearching ? <Matches sought={sought} /> : <Pages pages={pages} current={current} />}
    </nav>
  )
}

function Pages({ pages, current }: { pages: PageSummary[]; current: string | undefined }) {
  const titles = [...new Set(pages.map(({ group }) => group))]
  const sections = titles.map((title) => (
    <section key={title} className={current ? undefined : 'panel'}>
      <h2 className="admin-label">{title}</h2>
      <ul>
        {pages
          .filter(({ group }) => group === title)
          .map((page) => (
            <li key={page.page_key}>
              <Link
                to={editorPath(page.page_key)}
                className="nav-link"
                aria-current={page.page_key === current ? 'page' : undefined}
              >
                <span>{page.name}</span>
                <span className="admin-hint one-line page-path">{page.path}</span>
                {page.changed > 0 && <span className="admin-badge admin-badge-changed">{page.changed} changed</span>}
              </Link>
              {page.page_key === current && <Parts pageKey={current} />}
            </li>
          ))}
      </ul>
    </section>
  ))
  return <div className="page-groups">{sections}</div>
}

/** The parts of the page that is open, to jump to. */
function Parts({ pageKey }: { pageKey: string }) {
  const { data: page } = usePage(pageKey)
  return (
    <ul className="page-parts">
      {page?.groups.map(({ title }) => (
        <li key={title}>
          <button
            type="button"
            className="admin-hint"
            onClick={() => document.getElementById(groupId(title))?.scrollIntoView()}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Matches({ sought }: { sought: string }) {
  const { data: matches, isPlaceholderData } = useMatches(useDeferredValue(sought))
  if (!matches)
    return (
      <p role="status" className="admin-hint">
        Searching…
      </p>
    )
  return (
    <>
      <p role="status" className="admin-hint">
        {countOf(matches.length)}
      </p>
      <ul data-old={isPlaceholderData || undefined}>
        {matches.map((match) => (
          <li key={`${match.page_key} ${match.section_key}`}>
            <Link to={editorPath(match.page_key, match.section_key)} className="nav-link">
              <span className="admin-hint">
                <b className="admin-link">
                  {match.page} · {match.label}
                </b>
                <br />
                {excerptParts(match, sought).map((part, place) =>
                  place === 1 ? <mark key="mark">{part}</mark> : part,
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function countOf(count: number) {
  if (count === 0) return 'No text says this. Try fewer words.'
  return count === 1 ? '1 text' : `${count} texts`
}

function excerptParts({ excerpt }: Match, sought: string): string[] {
  const place = excerpt.toLowerCase().indexOf(sought.trim().toLowerCase())
  if (place < 0) return [excerpt]
  const end = place + sought.trim().length
  return [excerpt.slice(0, place), excerpt.slice(place, end), excerpt.slice(end)]
}
