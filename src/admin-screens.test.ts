import { Children, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { screens } from '#admin/screens.tsx'
import { knownScreens } from './admin-screens.ts'
import { features } from './features.server.ts'

type Props = { name?: string; path?: string; children?: ReactNode; list?: object; edit?: object; create?: object }

const isScreen = knownScreens(features)

/** What react-admin makes of the screens. */
const paths = Children.toArray(screens).flatMap((element) => {
  if (!isValidElement<Props>(element)) return []
  const { name, children, list, edit, create } = element.props
  if (name) return [list && `/${name}`, edit && `/${name}/12`, create && `/${name}/create`].filter((path) => path)
  return Children.toArray(children).flatMap((route) => (isValidElement<Props>(route) ? (route.props.path ?? []) : []))
}) as string[]

test('the server knows every screen of the admin', () => {
  expect(paths.length).toBeGreaterThan(30)
  const addresses = ['', ...paths].map((path) => `/admin${path.replace(':pageKey', 'home')}`)
  expect(addresses.filter((address) => !isScreen(address))).toEqual([])
})

test('the screens of a feature go with it', () => {
  const isLeft = knownScreens(features.filter(({ name }) => name !== 'people'))
  expect(['/admin/pipeline', '/admin/people/12', '/admin/visits'].map(isLeft)).toEqual([false, false, true])
})

test.each([
  '/admin/nothing',
  '/admin/blog/12/comments',
  '/admin/login/x',
  '/admin/account/1',
  '/admin/audit/1',
  '/admin/content/no-such-page',
  '/admin/privacy-policy/imprint',
  '/administration',
])('%s is no screen', (address) => {
  expect(isScreen(address)).toBe(false)
})
