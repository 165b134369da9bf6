import { CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import { ownScreens } from '#admin/own-screens.ts'
import { PictureScreen } from './picture-screen.tsx'
import { PicturesScreen } from './pictures-screen.tsx'

export const pictureRoutes = (
  <CustomRoutes key="pictures">
    <Route path={ownScreens.pictures} element={<PicturesScreen />} />
    <Route path={ownScreens.picture} element={<PictureScreen />} />
  </CustomRoutes>
)
