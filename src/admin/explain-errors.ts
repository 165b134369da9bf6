import { HttpError } from 'react-admin'
import type { AdminData } from '#admin-ui/admin-data.ts'
import { failureMessage } from './messages.ts'

const actions = {
  getList: 'list',
  getOne: 'list',
  getMany: 'list',
  getManyReference: 'list',
  create: 'create',
  update: 'update',
  updateMany: 'update',
  delete: 'delete',
  deleteMany: 'delete',
  restore: 'restore',
} as const

type Failure = { message: string; status?: number; body?: { errors?: unknown; current?: unknown } }

/** Says what failed in the catalogue's words. The server's reason follows on a line of its own. */
export function explainErrors(provider: AdminData): AdminData {
  const wrapped = { ...provider }
  for (const [method, action] of Object.entries(actions) as [keyof typeof actions, 'list'][]) {
    // biome-ignore lint/suspicious/noExplicitAny: every method takes a resource and its own parameters
    wrapped[method] = (resource: string, ...params: any[]) =>
      // biome-ignore lint/suspicious/noExplicitAny: as above
      (provider[method] as any)(resource, ...params).catch((error: unknown) => {
        throw explain(error, failureMessage(action, resource), !hasForm(method))
      })
  }
  return wrapped
}

/** What is wrong with fields stands beside them, where there is a form. */
const hasForm = (method: string) => method === 'create' || method === 'update'

function explain(error: unknown, words: string, tellsFields: boolean) {
  const { message, status, body } = error as Failure
  // Cancelled: nobody needs to be told.
  if (status === undefined) return error
  const [field] = tellsFields && status === 422 ? Object.values(body?.errors ?? {}) : []
  const reason = field ? String(field) : isTold(status) && message
  return new HttpError(reason ? `${words}\n${reason}` : words, status, body)
}

/** What is broken has no reason that helps; all else has one. */
const isTold = (status: number) => status === 0 || status === 503 || (status < 500 && status !== 422)
