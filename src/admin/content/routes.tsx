import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ownScreens } from '#admin/own-screens.ts'
import { lazyScreen } from '#admin-ui/admin-feature.ts'

const ContentScreen = lazyScreen(() => import('./content-screen.tsx'), 'ContentScreen')
const PolicyScreen = lazyScreen(() => import('./policies/policy-screen.tsx'), 'PolicyScreen')

export const contentRoutes = (
  <CustomRoutes key="content">
    <Route path={ownScreens.pages} element={<ContentScreen />} />
    <Route path={ownScreens.page} element={<ContentScreen />} />
    <Route path={ownScreens.privacyPolicy} element={<PolicyScreen pageKey="privacy-policy" />} />
    <Route path={ownScreens.terms} element={<PolicyScreen pageKey="terms-of-service" />} />
  </CustomRoutes>
)
