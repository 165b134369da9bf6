import { Button, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { Loading, Title } from 'react-admin'
import { FormProvider, useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { Opened } from '#admin-ui/pending/pending.ts'
import { TypedFoot } from '#admin-ui/pending/typed-foot.tsx'
import { useOpened } from '#admin-ui/pending/use-autosave.ts'
import { ConflictDialog } from '#admin-ui/screens/conflict.tsx'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import { BackTestPart } from './back-test.tsx'
import { useVersion, type VersionRow, versionsResource } from './client.ts'
import { listDifferences } from './differences.ts'
import { Archetypes } from './parts/archetypes.tsx'
import { Labels } from './parts/labels.tsx'
import { Pillars } from './parts/pillars.tsx'
import { Questions } from './parts/questions.tsx'
import { Recommendations } from './parts/recommendations.tsx'
import { PendingVersion } from './pending-version.tsx'
import { PreviewPane, type Shown } from './preview-pane.tsx'
import { Problems, PublishButton } from './publishing.tsx'
import './studio.css'
import { useVersionEditor, type VersionEditor } from './use-version-editor.ts'
import { VersionFacts } from './version-facts.tsx'

const parts = [
  { label: 'Questions', Part: Questions, shown: 'questions' },
  { label: 'Pillars and bands', Part: Pillars, shown: 'result' },
  { label: 'Archetypes', Part: Archetypes, shown: 'result' },
  { label: 'Recommendations', Part: Recommendations, shown: 'result' },
  { label: 'Labels', Part: Labels, shown: 'result' },
] as const

/** `/admin/scan/{id}`: one version beside the scan as it would be. */
export function VersionScreen() {
  const { id = '' } = useParams()
  const { data: version, error, refetch } = useVersion(id)
  const opened = useOpened({ resource: versionsResource, item: id })
  if (error) return <FailureNotice title="The version can not be shown" error={error} retry={() => refetch()} />
  if (!version || !opened) return <Loading />
  // What was published is opened anew: from then on it can only be read.
  return <OpenVersion key={version.status} row={version} opened={opened} onPublished={() => refetch()} />
}

type Props = { row: VersionRow; opened: Opened; onPublished: () => void }

function OpenVersion({ row, opened, onPublished }: Props) {
  const editor = useVersionEditor(row, opened)
  const { saved, form, overtaken, setOvertaken, settle } = editor
  const isDraft = row.status === 'draft'
  const [part, setPart] = useState(0)
  const [shown, setShown] = useState<Shown>('questions')
  // Where there is room for one of them alone.
  const [pane, setPane] = useState<'form' | 'page'>('form')
  const { Part } = parts[part] ?? {}
  return (
    <FormProvider {...form}>
      <Title title={`Version ${saved.number}: ${saved.title}`} preferenceKey={false} />
      <div className="studio" data-pane={pane}>
        <form className="studio-form" aria-label={saved.title} onSubmit={(event) => event.preventDefault()}>
          <ToggleButtonGroup
            className="studio-switch"
            sx={{ '@media (width >= 75rem)': { display: 'none' } }}
            exclusive
            size="small"
            value={pane}
            onChange={(_event, next: 'form' | 'page' | null) => next && setPane(next)}
            aria-label="Beside each other on wider screens"
          >
            <ToggleButton value="form">Version</ToggleButton>
            <ToggleButton value="page">Preview</ToggleButton>
          </ToggleButtonGroup>
          <VersionFacts version={saved} />
          {isDraft && <PendingVersion editor={editor} opened={opened} />}
          {isDraft && <Problems />}
          <div>
            <Tabs
              value={part}
              onChange={(_event, next: number) => {
                setPart(next)
                setShown(parts[next]?.shown ?? shown)
              }}
              variant="scrollable"
              allowScrollButtonsMobile
              aria-label="Parts of the version"
            >
              {parts.map(({ label }) => (
                <Tab key={label} label={label} sx={narrow} />
              ))}
              {isDraft && <Tab label="Back-test" sx={narrow} />}
            </Tabs>
          </div>
          <fieldset disabled={!isDraft} className="studio-part">
            {Part ? <Part /> : <BackTestPart id={row.id} />}
          </fieldset>
          {isDraft && <Foot editor={editor} onPublished={onPublished} />}
        </form>
        <PreviewPane id={row.id} shown={shown} onShow={setShown} />
      </div>
      {overtaken && (
        <ConflictDialog
          words={{ one: 'Place', many: 'places' }}
          differences={listDifferences(overtaken.definition, form.getValues('definition'))}
          onKeepMine={() => settle('mine')}
          onTakeTheirs={() => settle('theirs')}
          onClose={() => setOvertaken(undefined)}
        />
      )}
    </FormProvider>
  )
}

const narrow = { minWidth: 0, px: 1.125 }

/** One save for the whole draft. */
function Foot({ editor, onPublished }: { editor: VersionEditor; onPublished: () => void }) {
  const { save, isSaving, read } = editor
  useWatch()
  const isTyped = read() !== null
  return (
    <TypedFoot editor={editor} isTyped={isTyped} discarded="The draft goes back to how it was last saved.">
      <Button variant="contained" disabled={!isTyped || isSaving} onClick={() => save()}>
        Save draft
      </Button>
      <PublishButton editor={editor} onPublished={onPublished} />
    </TypedFoot>
  )
}
