import { Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageEditor } from '#admin/content/editor/page-editor.tsx'
import { VersionNotice } from './version-notice.tsx'
import '#admin/content/content.css'

const tabs = [
  { pageKey: 'privacy-policy', label: 'Privacy policy', to: '/admin/privacy-policy' },
  { pageKey: 'terms-of-service', label: 'Terms of service', to: '/admin/privacy-policy/terms' },
] as const

type PolicyKey = (typeof tabs)[number]['pageKey']

/** `/admin/privacy-policy`: one of the two policies beside its public page. */
export function PolicyScreen({ pageKey }: { pageKey: PolicyKey }) {
  return (
    <div className="content-screen">
      <Title title="Policies" preferenceKey={false} />
      <PageEditor
        key={pageKey}
        pageKey={pageKey}
        head={
          <Tabs value={pageKey} aria-label="Policies">
            {tabs.map((tab) => (
              <Tab key={tab.pageKey} value={tab.pageKey} label={tab.label} component={Link} to={tab.to} />
            ))}
          </Tabs>
        }
        notice={(editor) => <VersionNotice editor={editor} />}
      />
    </div>
  )
}
