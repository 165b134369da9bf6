import polyglotI18nProvider from 'ra-i18n-polyglot'
import { Admin, localStorageStore } from 'react-admin'
import { authProvider } from './auth-provider.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { dataProvider } from './data-provider.ts'
import { explained } from './explained.ts'
import { OfficeLayout } from './layout/layout.tsx'
import { NotFound } from './layout/not-found.tsx'
import { OnlyAdministrators } from './layout/only-administrators.tsx'
import { Notification } from './notification.tsx'
import { queryClient } from './query-client.ts'
import { resources } from './resources.tsx'
import { theme } from './theme.ts'
import { messages } from './words.ts'
import './layout/layout.css'
import './office.css'
import './ordered.css'
import './widgets.css'
import './widgets-small.css'

const i18nProvider = polyglotI18nProvider(() => messages, 'en')
const store = localStorageStore('1', 'tandem-office')
const data = explained(dataProvider)

/** The whole back office. Loaded by `/admin` alone. */
export function Office() {
  return (
    <Admin
      basename="/admin"
      title="Back office"
      dataProvider={data}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={OfficeLayout}
      notification={Notification}
      dashboard={Dashboard}
      catchAll={NotFound}
      accessDenied={OnlyAdministrators}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {resources}
    </Admin>
  )
}
