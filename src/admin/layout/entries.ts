import { adminFeatures } from '#admin/features.ts'
import type { Me } from '#admin/me.ts'
import type { AdminFeature } from '#admin-ui/admin-feature.ts'

export type Entry = {
  to: string
  label: string
  icon: Menu['icon']
  adminOnly?: boolean
}

type Menu = NonNullable<AdminFeature['menu']>

const listEntries = (title: Menu['group']): Entry[] =>
  adminFeatures.flatMap(({ name, menu }) => (menu?.group === title ? { to: `/admin/${name}`, ...menu } : []))

/** Every screen that the menu leads to. */
export const groups = (['Leads', 'Content', 'Settings'] as const).map((title) => ({
  title,
  entries: listEntries(title),
}))

const entries = groups.flatMap((group) => group.entries)

/** Screens that are reached from another one alone. */
const entriesBelow = adminFeatures.flatMap(({ name, below }) =>
  below ? { to: `/admin/${name}`, label: below.label, parent: `/admin/${below.parent}` } : [],
)

/** The screen one level up, when there is one below the dashboard. */
export function findParent(pathname: string): { to: string; label: string } | undefined {
  const [, admin, name, ...deeper] = pathname.replace(/\/$/, '').split('/')
  const screen = `/${admin}/${name}`
  if (deeper.length > 0) return [...entries, ...entriesBelow].find(({ to }) => to === screen)
  const { parent } = entriesBelow.find(({ to }) => to === screen) ?? {}
  return entries.find(({ to }) => to === parent)
}

/** Which screens are worth offering; what may be done is decided by the server. */
export const isOpenTo = (role: Me['role'] | undefined, pathname: string) =>
  role === 'admin' ||
  !entries.some(({ to, adminOnly }) => adminOnly && (pathname === to || pathname.startsWith(`${to}/`)))
