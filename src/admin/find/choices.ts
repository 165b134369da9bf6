import { adminFeatures } from '#admin/features.ts'
import { groups, isOpenTo } from '#admin/layout/entries.ts'
import type { Me } from '#admin/me.ts'
import type { Found } from './api.server.ts'
import { listFitting } from './near.ts'

/** One line of what was found: a screen of the admin, another address, or something to be done. */
export type Choice = { key: string; title: string; detail?: string; note?: string } & (
  | { to: string }
  | { href: string }
  | { action: 'sign-out' }
)

export type ChoiceGroup = { title: string; choices: Choice[] }

const screens: Choice[] = [
  { key: 'dashboard', title: 'Dashboard', to: '/admin' },
  ...groups.flatMap(({ entries }) => entries.map(({ to, label }) => ({ key: to, title: label, to }))),
  ...adminFeatures.flatMap(({ name, below }) => (below ? { key: name, title: below.label, to: `/admin/${name}` } : [])),
  { key: 'account', title: 'Your account', to: '/admin/account' },
]

const actions: Choice[] = [
  ...adminFeatures.flatMap(({ name, words, create }) =>
    create && words ? { key: `new ${name}`, title: `New ${words.one}`, to: `/admin/${name}/create` } : [],
  ),
  { key: 'site', title: 'View site', href: '/' },
  { key: 'sign-out', title: 'Sign out', action: 'sign-out' },
]

/** Screens to go to and things to do, of those that the role may; all of them while nothing is typed. */
export function listOwnChoices(role: Me['role'] | undefined, typed: string): ChoiceGroup[] {
  const isOffered = (choice: Choice) => !('to' in choice) || isOpenTo(role, choice.to)
  const fits = (choices: Choice[]) => (typed.trim() ? listFitting(choices, typed, ({ title }) => title) : choices)
  return [
    { title: 'Actions', choices: fits(actions.filter(isOffered)) },
    { title: 'Screens', choices: fits(screens.filter(isOffered)) },
  ]
}

const kinds = [
  ...adminFeatures.map(({ name, menu, below }) => ({ kind: name, title: menu?.label ?? below?.label ?? name })),
  { kind: 'page', title: 'Page texts' },
  { kind: 'text', title: 'Texts' },
]

/** What the server has found, kind by kind in the order of the menu. */
export function listFoundChoices({ items }: Found): ChoiceGroup[] {
  return kinds.map(({ kind, title }) => ({
    title,
    choices: items
      .filter((item) => item.kind === kind)
      .map(({ id, title, detail, address, isPublic }) => ({
        key: `${kind} ${id}`,
        title,
        detail,
        ...(isPublic === false && { note: 'Not public' }),
        to: address,
      })),
  }))
}
