import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePermissions } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { usePage } from '#admin/content/client.ts'
import { pagesResource } from '#admin/content/input.ts'
import { formatContent } from '#admin/content/search.ts'
import { contentIn } from '#admin/content/texts/edits.ts'
import type { ContentPage } from '#admin/content/texts/text.ts'
import type { Opened } from '#admin-ui/pending/pending.ts'
import { TypedFoot } from '#admin-ui/pending/typed-foot.tsx'
import { useOpened } from '#admin-ui/pending/use-autosave.ts'
import { AddToRelease } from '#admin-ui/releases/add-to-release.tsx'
import { ConflictDialog } from '#admin-ui/screens/conflict.tsx'
import { FormSkeleton } from '#admin-ui/screens/form-skeleton.tsx'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { goToText } from './go-to-text.ts'
import { groupId } from './ids.ts'
import { PendingTexts } from './pending-texts.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { TextRow } from './text/text-row.tsx'
import { type Overtaken, type TextsEditor, useEdits, useTexts } from './use-texts.ts'
import './page-editor.css'

type Props = {
  pageKey: string
  /** Above the form, such as tabs. */
  head?: ReactNode
  /** Above the save button. */
  notice?: (editor: TextsEditor) => ReactNode
}

/** All texts of a page in one form, and the page beside it as it would be with them. */
export function PageEditor({ pageKey, ...rest }: Props) {
  const { data: page, error, refetch } = usePage(pageKey)
  const pending = useOpened({ resource: pagesResource, item: pageKey })
  if (error)
    return (
      <AdminNotice title="Failed to fetch content" retry={() => refetch()}>
        {error.message}
      </AdminNotice>
    )
  if (!page || !pending) return <FormSkeleton />
  return <OpenEditor key={page.page_key} opened={page} pending={pending} {...rest} />
}

type OpenProps = Omit<Props, 'pageKey'> & { opened: ContentPage; pending: Opened }

function OpenEditor({ opened, pending, head, notice }: OpenProps) {
  const editor = useTexts(opened, pending)
  const { page, form, overtaken } = editor
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const [shown, setShown] = useState<'texts' | 'page'>('texts')
  const [sought, setSought] = useState<string>()
  const [parameters] = useSearchParams()
  const wanted = parameters.get('text')
  useEffect(() => {
    if (wanted) goToText(wanted)
  }, [wanted])
  const isPicking = useRef(false)
  const pick = (key: string) => {
    setShown('texts')
    isPicking.current = true
    // When the texts were hidden behind the page, they are there after the next drawing.
    requestAnimationFrame(() => {
      goToText(key)
      isPicking.current = false
    })
  }
  const seek = ({ target }: React.FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isPicking.current && isText && target.value.length > 2) setSought(target.value)
  }
  return (
    <FormProvider {...form}>
      <div className="stack page-editor" data-shown={shown}>
        <form className="texts-pane" aria-label={page.name} onFocus={seek} onSubmit={(event) => event.preventDefault()}>
          <div className="spread texts-head">
            {head}
            <ToggleButtonGroup
              sx={{ '@container (width >= 46rem)': { display: 'none' } }}
              exclusive
              size="small"
              value={shown}
              onChange={(_event, next) => next && setShown(next)}
              aria-label="What is shown"
            >
              <ToggleButton value="texts">Texts</ToggleButton>
              <ToggleButton value="page">Preview</ToggleButton>
            </ToggleButtonGroup>
          </div>
          <PendingTexts editor={editor} opened={pending} />
          <div>
            {page.groups.map(({ title, texts }) => (
              <section key={title} id={groupId(title)} className="panel texts-group" aria-label={title}>
                <h2>{title}</h2>
                {texts.map((text) => (
                  <TextRow
                    key={text.section_key}
                    pageKey={page.page_key}
                    text={text}
                    isLocked={text.role === 'admin' && permissions === 'editor'}
                  />
                ))}
              </section>
            ))}
          </div>
          <Foot editor={editor} notice={notice?.(editor)} />
        </form>
        <PreviewPane editor={editor} sought={sought} onPick={pick} />
      </div>
      {overtaken && <TextsConflict editor={editor} overtaken={overtaken} />}
    </FormProvider>
  )
}

/** One save for all texts of the page. */
function Foot({ editor, notice }: { editor: TextsEditor; notice: ReactNode }) {
  const { save, discard, isSaving, autosave, page } = editor
  const edits = Object.keys(useEdits(editor)).length
  return (
    <TypedFoot
      editor={editor}
      isTyped={edits > 0}
      words={edits === 1 ? '1 text changed. ' : `${edits} texts changed. `}
      discarded="The texts go back to how they were last saved."
      notice={notice}
    >
      <Button variant="contained" disabled={edits === 0 || isSaving} onClick={save}>
        Save
      </Button>
      {edits > 0 && (
        <AddToRelease
          item={{ resource: pagesResource, id: page.page_key, label: page.name }}
          flush={autosave.flush}
          claim={autosave.claim}
          onAdded={() => void discard()}
          onFailed={autosave.release}
        />
      )}
    </TypedFoot>
  )
}

/** The texts that colleagues have saved meanwhile. */
function TextsConflict({ editor, overtaken }: { editor: TextsEditor; overtaken: Overtaken }) {
  const { texts, form, settle, setOvertaken } = editor
  const typed = form.getValues()
  const wordsOf = (text: (typeof texts)[number], content: string) =>
    formatContent({ ...text, default: content, saved: null }) || 'Nothing'
  return (
    <ConflictDialog
      words={{ one: 'Text', many: 'texts' }}
      differences={texts
        .filter(({ section_key }) => section_key in overtaken)
        .map((text) => ({
          key: text.section_key,
          label: text.label,
          theirs: wordsOf(text, overtaken[text.section_key]?.content ?? text.default),
          mine: wordsOf(text, contentIn(typed, text)),
        }))}
      onKeepMine={() => settle('mine')}
      onTakeTheirs={() => settle('theirs')}
      onClose={() => setOvertaken(undefined)}
    />
  )
}
