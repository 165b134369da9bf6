import { type GetListParams, HttpError, type Identifier, type RaRecord } from 'react-admin'
import type { AdminData, Draft, PreviewLink, Version } from '#admin-ui/admin-data.ts'
import { isSame } from '#admin-ui/format/is-same.ts'
import { getClaim } from '#admin-ui/pending/claims.ts'
import type { Claim, Place } from '#admin-ui/pending/pending.ts'
import { ApiError } from '#platform/http/api-client.ts'
import { pendingVersionHeader, writeHeader } from '#resources/pending/pending-version-header.ts'
import { call, refusal } from './api-client.ts'
import { forgetFreshness, queryClient } from './query-client.ts'

// A line that says nothing for so long is given up, and what was typed is sent again.
const longestMs = 10_000

type Rows = { items: RaRecord[]; total: number }

const item = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`
const version = (row: { updated_at?: unknown } | undefined) =>
  row?.updated_at ? { 'if-unmodified-since-version': String(row.updated_at) } : {}

const pending = ({ resource, item: key }: Place) => `${item(resource, key)}/pending`

const claimed = (claim: Claim | undefined): Record<string, string> =>
  claim ? { [pendingVersionHeader]: writeHeader(claim) } : {}

/** How react-admin's questions are put to `/api/admin`. */
export const dataProvider: AdminData = {
  supportAbortSignal: true,
  async getList(resource, { signal, ...params }) {
    const { items, total } = await call<Rows>('GET', `${resource}?${listQuery(params)}`, { signal })
    return { data: items as never, total }
  },
  async getOne(resource, { id, signal }) {
    return { data: await call('GET', item(resource, id), { signal }) }
  },
  async getMany(resource, { ids, signal }) {
    const query = new URLSearchParams({ ids: ids.join(','), per_page: '10000' })
    const { items } = await call<Rows>('GET', `${resource}?${query}`, { signal })
    return { data: items as never }
  },
  async getManyReference(resource, { target, id, filter, signal, ...params }) {
    const query = listQuery({ ...params, filter: { ...filter, [target]: id } })
    const { items, total } = await call<Rows>('GET', `${resource}?${query}`, { signal })
    return { data: items as never, total }
  },
  async create(resource, { data }) {
    return { data: await call('POST', resource, { body: data, headers: claimed(getClaim(resource)) }) }
  },
  async update(resource, { id, data, previousData }) {
    const body = previousData ? changesIn(data, previousData) : data
    const headers = { ...version(previousData), ...claimed(getClaim(resource, String(id))) }
    return { data: await call('PATCH', item(resource, id), { body, headers }) }
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await call('PATCH', item(resource, id), { body: data })
    return { data: ids }
  },
  async delete(resource, { id, previousData }) {
    await deleteSeen(resource, [id], { [id]: previousData?.updated_at })
    return { data: previousData as never }
  },
  async deleteMany(resource, { ids, meta }) {
    await deleteSeen(resource, ids, meta?.versions)
    return { data: ids }
  },
  call: (method, path, body, claim) => call(method, path, { body, headers: claimed(claim) }),
  openPending: (place) => call('GET', pending(place)),
  keepPending: (place, { values, ...writeVersion }, isLast = false) => {
    const headers = { [pendingVersionHeader]: writeHeader(writeVersion) }
    const sent = values ? { headers, body: values } : { headers }
    const sending = isLast ? { keepalive: true } : { signal: AbortSignal.timeout(longestMs) }
    return call(values ? 'PUT' : 'DELETE', pending(place), { ...sent, ...sending })
  },
  notePresence: (place, is_here, signal) =>
    call('POST', `${pending(place)}/presence`, { body: { is_here }, keepalive: !is_here, signal }),
  async listVersions(resource, id) {
    return (await call<{ items: Version[] }>('GET', `${item(resource, id)}/history`)).items
  },
  restore: (resource, id, entry_id) => call('POST', `${item(resource, id)}/restore`, { body: { entry_id } }),
  async preview(path: string, drafts: Draft[], signal) {
    return (await call<{ html: string }>('POST', 'preview', { body: { path, drafts }, signal })).html
  },
  async listPreviewLinks(resource, id) {
    const query = new URLSearchParams({ resource, id: String(id) })
    return (await call<{ items: PreviewLink[] }>('GET', `preview-links?${query}`)).items
  },
  revokePreviewLink: (id) => call('DELETE', item('preview-links', id)),
  makePreviewLink: (resource, id) => call('POST', 'preview-links', { body: { resource, id } }),
  upload,
}

/** What a form has changed. Only that is sent, so that two people can change different fields of different versions. */
const changesIn = (data: Partial<RaRecord>, previous: RaRecord) =>
  Object.fromEntries(
    // Who has typed what is told along with a row, and never written.
    Object.entries(data).filter(([field, value]) => field !== 'pending' && !isSame(value, previous[field])),
  )

/** Deletes what nobody has saved since it was seen. What stays is read again. */
async function deleteSeen(resource: string, ids: Identifier[], versions: Record<Identifier, unknown> = {}) {
  let kept = 0
  for (const id of ids) {
    try {
      await call('DELETE', item(resource, id), { headers: version({ updated_at: versions[id] }) })
    } catch (error) {
      if (!isStale(error)) throw error
      kept += 1
    }
  }
  if (kept === 0) return
  void queryClient.invalidateQueries({ queryKey: [resource] })
  throw new HttpError(keptWords(kept, ids.length), 409)
}

const isStale = (error: unknown) => error instanceof HttpError && error.status === 409 && error.body?.current

function keptWords(kept: number, all: number) {
  const which = all === 1 ? 'It' : `${kept} of ${all}`
  const [was, is, it] = kept === 1 ? ['was', 'is', 'it'] : ['were', 'are', 'them']
  return `${which} ${was} saved in the meantime, and ${is} still there. Please look at ${it} before you delete ${it}.`
}

function listQuery({ pagination, sort, filter = {}, meta }: Omit<GetListParams, 'signal'>) {
  const { page = 1, perPage = 25 } = pagination ?? {}
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
  if (meta?.brief) query.set('brief', 'true')
  if (sort?.field) query.set('sort', sort.field)
  if (sort?.order) query.set('order', sort.order.toLowerCase())
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query
}

/** By XMLHttpRequest, which alone tells how much of a file has been sent. */
function upload<Answer>(path: string, file: File, onProgress?: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('file', file)
    request.open('PUT', `/api/admin/${path}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      if (request.status < 300) {
        forgetFreshness()
        resolve(request.response)
      } else reject(refusal('PUT', new ApiError(request.status, request.response ?? {})))
    }
    request.onerror = () => reject(new HttpError('The file did not arrive. Please try again.', 0))
    request.send(form)
  })
}
