import { CustomRoutes, Resource, Title } from 'react-admin'
import { Route } from 'react-router-dom'
import { lazyScreen } from '#admin-ui/admin-feature.ts'
import { contentRoutes } from './content/routes.tsx'
import { adminFeatures } from './features.ts'
import { ownScreens } from './own-screens.ts'
import { pictureRoutes } from './pictures/routes.tsx'

const AccountScreen = lazyScreen(() => import('./account/account.tsx'), 'AccountScreen')

const hasScreens = ({ list, edit }: (typeof adminFeatures)[number]) => list || edit

/** Every screen of the admin. */
export const screens = [
  contentRoutes,
  pictureRoutes,
  ...adminFeatures
    .filter(hasScreens)
    .map(({ name, words: _words, menu: _menu, below: _below, ...screens }) => (
      <Resource key={name} name={name} {...screens} />
    )),
  <CustomRoutes key="account">
    <Route
      path={ownScreens.account}
      element={
        <>
          <Title title="Your account" preferenceKey={false} />
          <AccountScreen />
        </>
      }
    />
  </CustomRoutes>,
]
