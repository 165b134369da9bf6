import { matchPath } from 'react-router'
import { ownScreens } from '#admin/own-screens.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import type { Feature } from '#resources/feature.server.ts'

/** Which addresses under `/admin` are a screen: those of the features, of their resources and items, and the admin's own. */
export function knownScreens(features: Feature[]): (path: string) => boolean {
  const { page: pageEditor, ...others } = ownScreens
  const resources = features.flatMap((feature) => feature.resources ?? [])
  const pages = features.flatMap((feature) => feature.texts ?? [])
  const screens = [
    '/',
    ...Object.values(others),
    ...features.flatMap((feature) => feature.screens ?? []),
    ...pages.map(({ content }) => pageEditor.replace(':pageKey', content.pageKey)),
    // A text has no screen of its own: it is edited with those of its page.
    ...resources.flatMap((it) => (it === contentResource ? [] : [`/${it.name}`, `/${it.name}/:id`])),
  ]
  return (path) => screens.some((screen) => matchPath(`/admin${screen}`, path))
}
