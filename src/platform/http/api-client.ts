export type Problem = {
  /** What kind of refusal it is, where somebody can do something about it. */
  type?: string
  title: string
  status: number
  detail?: string
  errors?: { path: string; message: string }[]
  /** With 409: what is there now, saved by somebody else. */
  current?: unknown
  /** What went wrong, where the call has a word of its own for it. */
  error?: string
}

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

/** One call of a JSON API. Answers outside 2xx are thrown as `ApiError` with the problem inside. */
export async function request<Answer>(address: string | URL, { body, headers, signal, ...rest }: Options = {}) {
  const isJson = body !== undefined
  const response = await fetch(address, {
    ...rest,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new ApiError(response.status, await readProblem(response))
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** Calls the public API with its key. */
export function createApiClient({ url, key }: { url: string | undefined; key: string | undefined }) {
  if (!url) throw new Error('The API client needs the project URL')
  if (!key) throw new Error('The API client needs the public key')
  const call = <Answer>(path: string, { headers, ...options }: Options) =>
    request<Answer>(new URL(path, url), { ...options, headers: { ...headers, apikey: key } })

  return {
    get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, { signal }),
    post: <Answer>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      call<Answer>(path, { method: 'POST', body, headers }),
  }
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title)
    this.status = status
    this.problem = problem
  }

  /** What is wrong with single fields, by their path. */
  get fields(): Record<string, string> {
    return Object.fromEntries((this.problem.errors ?? []).map(({ path, message }) => [path, message]))
  }
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Null for what does not exist. */
export const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error) => {
    if (isNotFound(error)) return null
    throw error
  })

let connected: ReturnType<typeof createApiClient> | undefined

/** The client of the page that is open: the document itself says where the API is and which key it takes. */
export function api() {
  connected ??= createApiClient({
    url: globalThis.location?.origin,
    key: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content,
  })
  return connected
}

async function readProblem(response: Response): Promise<Problem> {
  const fallback = { title: response.statusText || `Status ${response.status}`, status: response.status }
  if (!response.headers.get('content-type')?.includes('json')) return fallback
  return { ...fallback, ...(await response.json().catch(() => ({}))) }
}
