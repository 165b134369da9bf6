import { Button } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { type SortPayload, useGetList, useListContext, useResourceContext } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { Empty } from './empty.tsx'
import { NothingFound } from './nothing-found.tsx'
import './view-tabs.css'

export type View = {
  value: string
  label: string
  /** Said when there is none of this kind. */
  emptyText: string
  sort: SortPayload
  /** Says how many there are: for what is worth a look. */
  isCounted?: boolean
}

type Filter = Record<string, unknown>

/** Ways to look at a list. Each is a link with an address of its own; what is searched for stays. */
export function ViewTabs({ source, label, views }: { source: string; label: string; views: View[] }) {
  const { filterValues, sort } = useListContext()
  useFullAddress(filterValues, sort)
  return (
    <nav className="admin-views" aria-label={label}>
      <ul>
        {views.map((view) => (
          <li key={view.value}>
            <Tab source={source} view={view} filter={filterValues} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In place of the rows, when there are none. */
export function NoRows({ source, views, action }: { source: string; views: View[]; action?: ReactNode }) {
  const { filterValues } = useListContext()
  const { [source]: value, ...others } = filterValues
  const isNarrowed = Object.keys(others).length > 0
  const { emptyText = '' } = views.find((view) => view.value === value) ?? {}
  const all = views.find((view) => view.value === 'all')
  if (isNarrowed) return <NothingFound kept={{ [source]: value }} />
  return (
    <Empty
      kind={value === 'all' ? 'none' : 'done'}
      action={
        value === 'all'
          ? action
          : all && (
              <Button component={Link} to={addressOf({ [source]: 'all' }, all.sort)} variant="outlined">
                Show all
              </Button>
            )
      }
    >
      {emptyText}
    </Empty>
  )
}

function Tab({ source, view, filter }: { source: string; view: View; filter: Filter }) {
  const { value, label, sort, isCounted = false } = view
  const isCurrent = filter[source] === value
  return (
    <Link to={addressOf({ ...filter, [source]: value }, sort)} {...(isCurrent && { 'aria-current': 'true' })}>
      {label}
      {isCounted && <Count filter={{ [source]: value }} />}
    </Link>
  )
}

function Count({ filter }: { filter: Filter }) {
  const resource = useResourceContext() ?? ''
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } }, sharedWork)
  return total ? <span className="admin-badge">{total}</span> : null
}

/** Without it the way back from another view would lead to the same view: the list remembers the last one. */
function useFullAddress(filter: Filter, sort: SortPayload) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = addressOf(filter, sort)
  useEffect(() => {
    if (search === '') navigate(address, { replace: true })
  }, [search, address, navigate])
}

function addressOf(filter: Filter, { field, order }: SortPayload) {
  return `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order, page: '1' })}`
}
