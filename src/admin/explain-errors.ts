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
} as const

type Failure = { message: string; status?: number; body?: { errors?: unknown; current?: unknown } }

/** Says what failed in the catalogue's words. The server's reason follows on a line of its own. */
export function explainErrors(provider: AdminData): AdminData {
  const wrapped = { ...provider }
  for (const [method, action] of Object.entries(actions) as [keyof typeof actions, 'list'][]) {
    // biome-ignore lint/suspicious/noExplicitAny: every method takes a resource and its own parameters
    wrapped[method] = (resource: string, params: any) =>
      // biome-ignore lint/suspicious/noExplicitAny: as above
      (provider[method] as any)(resource, params).catch((error: unknown) => {
        throw explain(error, failureMessage(action, resource))
      })
  }
  return wrapped
}

function explain(error: unknown, words: string) {
  const { message, status, body } = error as Failure
  // Cancelled: nobody needs to be told.
  if (status === undefined) return error
  return new HttpError(isTold(status) ? `${words}\n${message}` : words, status, body)
}

/** What is wrong with fields stands beside them, and what is broken has no reason that helps; all else has one. */
const isTold = (status: number) => status === 0 || status === 503 || (status < 500 && status !== 422)
