// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchForm } from './search-form.tsx'

let root: Root
let router: ReturnType<typeof createMemoryRouter>
let answer = () => {}

// Browsers know the element `search`; the one of these tests does not, and React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

function List() {
  const search = useSearchParams()[0].get('q') ?? ''
  return (
    <SearchForm action="/blog" search={search}>
      <input name="q" defaultValue={search} />
    </SearchForm>
  )
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Every page after the first waits for its answer.
  const loader = () => new Promise<null>((resolve) => (answer = () => resolve(null)))
  const routes = [
    { path: '/blog', Component: List, loader },
    { path: '/about', element: 'About us', loader },
  ]
  router = createMemoryRouter(routes, { initialEntries: ['/blog'], hydrationData: { loaderData: { '0': null } } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const field = () => document.querySelector('input') as HTMLInputElement
const type = (text: string) =>
  act(async () => {
    field().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const go = (path: string) =>
  act(async () => {
    field().blur()
    void router.navigate(path)
  })
const arrive = () => act(async () => answer())
const address = () => router.state.location.pathname + router.state.location.search

test('what is typed is searched for after a pause, also while an earlier search is on its way', async () => {
  await type('agi')
  await pass(300)
  await type('agile')
  await arrive()
  expect(address()).toBe('/blog?q=agi')
  await pass(300)
  await arrive()
  expect(address()).toBe('/blog?q=agile')
  expect(field().value).toBe('agile')
})

test('a link that is followed right after typing is not undone', async () => {
  await type('agile')
  await go('/blog?tag=scrum')
  await pass(1_000)
  await arrive()
  expect(address()).toBe('/blog?tag=scrum')
  expect(field().value).toBe('')
})

test('nor is one to another page', async () => {
  await type('agile')
  await go('/about')
  await pass(1_000)
  await arrive()
  expect(address()).toBe('/about')
})

test('the way back to a search fills the field again', async () => {
  await type('agile')
  await pass(300)
  await arrive()
  await go('/blog?tag=scrum')
  await arrive()
  expect(field().value).toBe('')
  await go('/blog?q=agile')
  await arrive()
  expect(field().value).toBe('agile')
})

test('so does the button of the browser, also while the field has the focus', async () => {
  await type('zzz')
  await pass(300)
  await arrive()
  await go('/blog')
  await arrive()
  await type('ai')
  await pass(300)
  await arrive()
  expect(address()).toBe('/blog?q=ai')
  await act(async () => void router.navigate(-1))
  await arrive()
  expect(address()).toBe('/blog?q=zzz')
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('zzz')
})
