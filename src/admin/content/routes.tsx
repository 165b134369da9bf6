import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ownScreens } from '#admin/own-screens.ts'
import { ContentScreen } from './content-screen.tsx'
import { PolicyScreen } from './policies/policy-screen.tsx'

export const contentRoutes = (
  <CustomRoutes key="content">
    <Route path={ownScreens.pages} element={<ContentScreen />} />
    <Route path={ownScreens.page} element={<ContentScreen />} />
    <Route path={ownScreens.privacyPolicy} element={<PolicyScreen pageKey="privacy-policy" />} />
    <Route path={ownScreens.terms} element={<PolicyScreen pageKey="terms-of-service" />} />
  </CustomRoutes>
)
