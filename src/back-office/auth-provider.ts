import type { AuthProvider, UserIdentity } from 'react-admin'
import { call } from './call.ts'

type Me = { id: string; email: string; name: string; role: 'admin' | 'editor'; two_factor_enabled: boolean }

let me: Promise<Me> | undefined

/** Who is signed in. The server decides on every call; this only decides what is worth showing. */
export function whoAmI(): Promise<Me> {
  me ??= call<Me>('GET', 'me')
  me.catch(() => {
    me = undefined
  })
  return me
}

const loginPage = () => `/admin/login?to=${encodeURIComponent(location.pathname + location.search)}`

/** The sign-in pages lie outside of react-admin, so leaving for them is a page load. */
function leave(): Promise<never> {
  location.assign(loginPage())
  return new Promise(() => {})
}

export const authProvider: AuthProvider = {
  login: leave,
  async logout() {
    if (me)
      await fetch('/api/auth/sign-out', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    me = undefined
    location.assign('/admin/login')
    return new Promise(() => {})
  },
  checkAuth: () => whoAmI().then(undefined, ({ status }: { status: number }) => (status === 401 ? leave() : undefined)),
  checkError: ({ status }: { status?: number }) => (status === 401 ? leave() : Promise.resolve()),
  async getIdentity(): Promise<UserIdentity> {
    const { id, name, email } = await whoAmI()
    return { id, fullName: name, email }
  },
  async getPermissions() {
    return (await whoAmI()).role
  },
  async canAccess({ resource }) {
    return (await whoAmI()).role === 'admin' || !adminOnly.has(resource)
  },
}

const adminOnly = new Set(['users', 'feature-flags', 'people'])
