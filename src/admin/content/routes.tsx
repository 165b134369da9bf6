import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ContentScreen } from './content-screen.tsx'
import { PolicyScreen } from './policies/policy-screen.tsx'

export const contentRoutes = (
  <CustomRoutes key="content">
    <Route path="/content" element={<ContentScreen />} />
    <Route path="/content/:pageKey" element={<ContentScreen />} />
    <Route path="/privacy-policy" element={<PolicyScreen pageKey="privacy-policy" />} />
    <Route path="/privacy-policy/terms" element={<PolicyScreen pageKey="terms-of-service" />} />
  </CustomRoutes>
)
