import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ownScreens } from '#admin/own-screens.ts'
import { lazyScreen } from '#admin-ui/admin-feature.ts'

const PictureScreen = lazyScreen(() => import('./picture-screen.tsx'), 'PictureScreen')
const PicturesScreen = lazyScreen(() => import('./pictures-screen.tsx'), 'PicturesScreen')

export const pictureRoutes = (
  <CustomRoutes key="pictures">
    <Route path={ownScreens.pictures} element={<PicturesScreen />} />
    <Route path={ownScreens.picture} element={<PictureScreen />} />
  </CustomRoutes>
)
