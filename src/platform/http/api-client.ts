export type Problem = { title: string; status: number; detail?: string; errors?: { path: string; message: string }[] }

/** Calls the JSON API with the public key. Answers outside 2xx are thrown as `ApiError` with the problem inside. */
export function createApiClient({ url, key }: { url: string | undefined; key: string | undefined }) {
  if (!url) throw new Error('The API client needs the project URL')
  if (!key) throw new Error('The API client needs the public key')

  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set('apikey', key as string)
    const response = await fetch(new URL(path, url), { ...init, headers })
    if (!response.ok) throw new ApiError(response.status, await readProblem(response))
    return (await response.json()) as Answer
  }

  return {
    get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, signal ? { signal } : {}),
    post: <Answer>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      call<Answer>(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
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
}

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

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
