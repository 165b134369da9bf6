import Add from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import {
  BulkDeleteButton,
  type BulkDeleteButtonProps,
  BulkUpdateButton,
  ExportButton,
  List,
  type ListProps,
  type RaRecord,
  SearchInput,
  TopToolbar,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { exportCsv } from '#admin-ui/format/csv.ts'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { Empty } from './empty.tsx'
import { FailureNotice } from './notice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

type Props = {
  children: ReactNode
  /** Said when there is nothing yet: what these items are for and how to begin. */
  emptyText: string
  /** How to begin where items are not made here. */
  emptyAction?: ReactNode
  /** Where the list is called otherwise than its items. */
  title?: string
  /** Inputs, which stay in sight. */
  filters?: ReactElement<{ alwaysOn?: boolean }>[]
  sort?: ListProps['sort']
  canCreate?: boolean
  canExport?: boolean
  canSearch?: boolean
  /** Further buttons beside export and new. */
  actions?: ReactNode
  /** How many rows at first; 0 where they stand on one page. */
  perPage?: number
  /** Others work on the same rows at the same time. */
  isShared?: boolean
  /** What the list is narrowed to until somebody chooses otherwise. */
  defaultFilter?: Record<string, string>
  /** The columns of the exported file; all fields where nothing is said. */
  // biome-ignore lint/suspicious/noExplicitAny: rows are of the resource's own kind
  exportRow?: (row: any) => Record<string, unknown>
}

/** A list with search, filters that live in the address, export, and a first step when it is empty. */
export function AdminList({
  children,
  emptyText,
  emptyAction,
  title,
  filters = [],
  sort,
  canCreate = true,
  canExport = true,
  canSearch = true,
  actions,
  perPage = 25,
  isShared = false,
  defaultFilter,
  exportRow = (row) => row,
}: Props) {
  const translate = useTranslate()
  const inputs = filters.map((filter) => cloneElement(filter, { alwaysOn: true }))
  return (
    <List
      {...(title && { title })}
      {...(sort && { sort })}
      {...(isShared && { queryOptions: sharedWork })}
      perPage={perPage || 1000}
      {...(perPage === 0 && { pagination: false })}
      filters={[...(canSearch ? [<SearchInput key="q" source="q" alwaysOn />] : []), ...inputs]}
      {...(defaultFilter && { filterDefaultValues: defaultFilter })}
      exporter={(rows, _fetch, _provider, resource = 'export') =>
        exportCsv(
          rows.map(({ pending: _pending, ...row }) => exportRow(row)),
          resource,
        )
      }
      empty={
        <div className="panel">
          <Empty action={canCreate ? <NewButton /> : emptyAction}>{emptyText}</Empty>
        </div>
      }
      error={<ListFailed />}
      actions={
        <TopToolbar>
          {actions}
          {/* On screen rows are whole: a form begins with the row of the list. A file of all of them need not be. */}
          {canExport && (
            // Small and disabled it would have no name.
            <ExportButton aria-label={translate('ra.action.export')} maxResults={10_000} meta={{ brief: true }} />
          )}
          {canCreate && <NewButton />}
        </TopToolbar>
      }
    >
      <Rows>{children}</Rows>
    </List>
  )
}

function NewButton() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant="contained" startIcon={<Add />}>
      {translate(`resources.${resource}.new`, { _: 'New' })}
    </Button>
  )
}

/** The rows, or what stands in their place until they are there. */
function Rows({ children }: { children: ReactNode }) {
  return useListContext().isPending ? <RowsSkeleton /> : children
}

function ListFailed() {
  const { error, refetch } = useListContext()
  return <FailureNotice title="The list can not be shown" error={error} retry={() => refetch()} />
}

/** For columns of a table that can be done without where there is little room. */
export const roomy = { cellClassName: 'admin-roomy', headerClassName: 'admin-roomy' } as const

type Fields = Record<string, unknown>

/** What can be done with several rows at once, each with an undo. */
export function BulkActions({ show, hide, canDelete = true }: { show?: Fields; hide?: Fields; canDelete?: boolean }) {
  return (
    <>
      {show && <BulkUpdateButton label="Publish" data={show} mutationMode="undoable" />}
      {hide && <BulkUpdateButton label="Unpublish" data={hide} mutationMode="undoable" />}
      {canDelete && <BulkDelete mutationMode="undoable" />}
    </>
  )
}

/** Sends along which version of each row was seen: what a colleague has saved since is not deleted. */
export function BulkDelete({ mutationMode }: Required<Pick<BulkDeleteButtonProps, 'mutationMode'>>) {
  const { resource } = useListContext()
  // Rows can be chosen on several pages.
  const pages = useQueryClient().getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] })
  const seen = pages
    .flatMap(([, page]) => page?.data ?? [])
    .sort((one, other) => String(one.updated_at).localeCompare(String(other.updated_at)))
  const versions = Object.fromEntries(seen.map(({ id, updated_at }) => [id, updated_at]))
  return <BulkDeleteButton mutationMode={mutationMode} mutationOptions={{ meta: { versions } }} />
}
