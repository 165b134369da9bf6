import { CssBaseline } from '@mui/material'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, CoreAdminUI, localStorageStore, Title } from 'react-admin'
import { authProvider } from './auth-provider.ts'
import { Broken } from './broken.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'
import { dataProvider } from './data-provider.ts'
import { explainErrors } from './explain-errors.ts'
import { AdminLayout } from './layout/layout.tsx'
import { OnlyAdministrators } from './layout/only-administrators.tsx'
import { messages } from './messages.ts'
import { Notification } from './notification.tsx'
import { queryClient } from './query-client.ts'
import { screens } from './screens.tsx'
import { theme } from './theme.ts'
import './ordered.css'
import './widgets.css'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'

const i18nProvider = polyglotI18nProvider(() => messages, 'en')
const store = localStorageStore('1', 'tandem-admin')
const data = explainErrors(dataProvider)

/** The whole admin. Loaded by `/admin` alone. */
export function App() {
  return (
    <AdminContext
      basename="/admin"
      dataProvider={data}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <CssBaseline enableColorScheme />
      {/* Without react-admin's own layout and sign-in, which would be loaded for nothing. */}
      <CoreAdminUI
        title="Admin"
        layout={AdminLayout}
        dashboard={Dashboard}
        catchAll={NotFound}
        accessDenied={OnlyAdministrators}
        authenticationError={Unknown}
        error={Broken}
        requireAuth
        disableTelemetry
      >
        {screens}
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}

/** When the server does not say who is there. */
function Unknown() {
  return (
    <>
      <Title title="Not answered" preferenceKey={false} />
      <AdminNotice title="The server did not say who you are" retry={() => location.assign('/admin')}>
        Nothing is lost. Please try again in a moment.
      </AdminNotice>
    </>
  )
}

/** For addresses under `/admin` that lead nowhere. */
function NotFound() {
  return (
    <>
      <Title title="Not found" preferenceKey={false} />
      <AdminNotice title="There is no such screen">
        The address may be old or mistyped. Everything there is can be reached from the menu.
      </AdminNotice>
    </>
  )
}
