import { useEffect, useId, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { BlogText } from '#features/blog/content.ts'
import { type PostFilter, searchOf } from '#features/blog/filter.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import '#features/blog/post/posts.css'
import { countLine } from './count-line.ts'
import './filters.css'

type Props = BlogText & { filter: PostFilter; total: number | undefined; tags: string[] }

const pauseInTyping = 300

/** The head of the list. Everything works by plain links and a form; with scripts the list follows while one types. */
export function Filters({ text, filter, total, tags }: Props) {
  return (
    <header className="blog-head page-width">
      <div className="blog-title">
        <Eyebrow>{text.hero_eyebrow}</Eyebrow>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <SearchForm text={text} filter={filter} />
      <nav className="blog-tags" aria-label={text.tags_label}>
        <ul>
          {['', ...tags].map((tag) => (
            <li key={tag}>
              <Link
                to={`/blog${searchOf({ ...filter, tag, page: 1 })}`}
                className="blog-tag"
                aria-current={filter.tag === tag}
                preventScrollReset
              >
                {tag || text.tags_all}
              </Link>
            </li>
          ))}
        </ul>
        <p className="blog-count" role="status">
          {total !== undefined && countLine(total, filter.page)}
        </p>
      </nav>
    </header>
  )
}

function SearchForm({ text, filter }: BlogText & { filter: PostFilter }) {
  const submit = useSubmit()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { q } = filter

  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement && field.value !== q) field.value = q
  }, [q])

  return (
    <Form
      action="/blog"
      role="search"
      className="blog-search"
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <div className="field">
        <label htmlFor={`${id}q`}>{text.search_label}</label>
        <input
          ref={input}
          id={`${id}q`}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
          placeholder={text.search_placeholder}
          enterKeyHint="search"
          onChange={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), pauseInTyping)
          }}
        />
      </div>
      {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      <div className="field">
        <label htmlFor={`${id}sort`}>{text.sort_label}</label>
        <select
          key={filter.sort}
          id={`${id}sort`}
          className="input"
          name="sort"
          defaultValue={filter.sort}
          onChange={({ currentTarget: { form } }) => submit(form, { replace: true, preventScrollReset: true })}
        >
          <option value="newest">{text.sort_newest}</option>
          <option value="oldest">{text.sort_oldest}</option>
        </select>
      </div>
      <Button type="submit">{text.search_button}</Button>
    </Form>
  )
}
