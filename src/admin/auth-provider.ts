import { type AuthProvider, HttpError, type UserIdentity } from 'react-admin'
import { ApiError, request } from '#platform/http/api-client.ts'
import { isOpenTo } from './layout/entries.ts'
import { meQuery } from './me.ts'
import { queryClient } from './query-client.ts'

const whoAmI = () => queryClient.fetchQuery(meQuery)

type Failure = { status?: number; body?: { isUnsaved?: boolean } }

const loginPage = () => `/admin/login?to=${encodeURIComponent(location.pathname + location.search)}`

/** The sign-in pages lie outside of react-admin, so leaving for them is a page load. */
function leave(to = loginPage()): Promise<never> {
  location.assign(to)
  return new Promise(() => {})
}

async function signOut() {
  try {
    await request('/api/auth/sign-out', { method: 'POST', body: {} })
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500
    if (!isRefused) throw new HttpError('You are still signed in. Please try again.', 0)
  }
}

export const authProvider: AuthProvider = {
  login: () => leave(),
  async logout() {
    await signOut()
    return leave('/admin/login')
  },
  checkAuth: () => whoAmI().then(undefined, ({ status }: Failure) => (status === 401 ? leave() : undefined)),
  checkError: ({ status, body }: Failure) => (status === 401 && !body?.isUnsaved ? leave() : Promise.resolve()),
  async getIdentity(): Promise<UserIdentity> {
    const { id, name, email } = await whoAmI()
    return { id, fullName: name, email }
  },
  async getPermissions() {
    return (await whoAmI()).role
  },
  async canAccess({ resource }) {
    return isOpenTo((await whoAmI()).role, `/admin/${resource}`)
  },
}
