import { useId } from 'react'
import type { BlogText } from '#features/blog/content.ts'
import { isFiltered, type PostFilter, searchOf } from '#features/blog/filter.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SiteLink } from '#ui/link.tsx'
import { SearchCount } from '#ui/search-count.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { countLine } from './count-line.ts'
import './filters.css'

type Props = BlogText & { filter: PostFilter; total: number | undefined; tags: string[] }

/** The head of the list. Everything works by plain links and a form; with scripts the list follows while one types. */
export function Filters({ text, filter, total, tags }: Props) {
  return (
    <header className="page-width page-head split split-wide blog-head">
      <div>
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <PostSearch text={text} filter={filter} />
      <nav className="blog-tags" aria-label={text.tags_label}>
        <ul className="chips">
          {['', ...tags].map((tag) => (
            <li key={tag}>
              <SiteLink to={`/blog${searchOf({ ...filter, tag, page: 1 })}`} isCurrent={filter.tag === tag} keepsPlace>
                {tag || text.tags_all}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SearchCount clear={isFiltered(filter) && total !== 0 && { to: '/blog', label: text.empty_button }}>
          {total !== undefined && countLine(total, filter.page)}
        </SearchCount>
      </nav>
    </header>
  )
}

function PostSearch({ text, filter }: BlogText & { filter: PostFilter }) {
  const id = useId()
  return (
    <SearchForm action="/blog" className="blog-search" search={filter.q}>
      <div className="field">
        <label htmlFor={`${id}q`}>{text.search_label}</label>
        <input
          id={`${id}q`}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={filter.q}
          placeholder={text.search_placeholder}
          enterKeyHint="search"
        />
      </div>
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      <div className="field">
        <label htmlFor={`${id}sort`}>{text.sort_label}</label>
        <select key={filter.sort} id={`${id}sort`} className="input" name="sort" defaultValue={filter.sort}>
          <option value="newest">{text.sort_newest}</option>
          <option value="oldest">{text.sort_oldest}</option>
        </select>
      </div>
      <Button type="submit">{text.search_button}</Button>
    </SearchForm>
  )
}
