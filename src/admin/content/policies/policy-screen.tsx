import { Alert, Button, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { PageEditor } from '#admin/content/editor/page-editor.tsx'
import '#admin/content/content.css'
import { useState } from 'react'
import { type TextsEditor, useEdits } from '#admin/content/editor/use-texts.ts'
import { currentContent } from '#admin/content/texts/values.ts'
import { isMaterial, nextVersion } from './version.ts'

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

/** Who changes what a policy says is asked for a new version: each consent names the one it was given to. */
function VersionNotice({ editor }: { editor: TextsEditor }) {
  const { texts, form } = editor
  const [isCorrection, setIsCorrection] = useState(false)
  const edits = useEdits(editor)
  const version = texts.find(({ section_key }) => section_key === 'version')
  const isAsked = texts.some((text) => isMaterial(text, edits[text.section_key])) && !edits.version
  if (!version || !isAsked || isCorrection) return null
  const next = nextVersion(currentContent(version))
  const raise = () => {
    form.setValue('texts.version', next, { shouldDirty: true })
    form.setValue('texts.effective_date', new Date().toISOString().slice(0, 10), { shouldDirty: true })
  }
  return (
    <Alert severity="info">
      What the policy says has changed. A new version, in force from today, keeps earlier consents apart from later
      ones.
      <div className="button-row">
        <Button size="small" variant="outlined" onClick={raise}>
          Raise to {next}
        </Button>
        <Button size="small" onClick={() => setIsCorrection(true)}>
          Only a correction
        </Button>
      </div>
    </Alert>
  )
}
