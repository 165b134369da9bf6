import polyglotI18nProvider from 'ra-i18n-polyglot'
import { Admin, localStorageStore, Title } from 'react-admin'
import { authProvider } from './auth-provider.ts'
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
    <Admin
      basename="/admin"
      title="Admin"
      dataProvider={data}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      notification={Notification}
      dashboard={Dashboard}
      catchAll={NotFound}
      accessDenied={OnlyAdministrators}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {screens}
    </Admin>
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
