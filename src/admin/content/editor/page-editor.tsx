import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading, usePermissions } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { usePage } from '#admin/content/client.ts'
import type { ContentPage } from '#admin/content/texts/text.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { goToText } from './go-to-text.ts'
import { groupId } from './ids.ts'
import { OvertakenDialog } from './overtaken-dialog.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SaveBar } from './save-bar.tsx'
import { TextRow } from './text/text-row.tsx'
import { useEdits } from './use-edits.ts'
import { type TextsEditor, useTexts } from './use-texts.ts'
import './editor.css'
import './fields.css'
import './panes.css'

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
  if (error)
    return (
      <AdminNotice title="Failed to fetch content" retry={() => refetch()}>
        {error.message}
      </AdminNotice>
    )
  if (!page) return <Loading />
  return <OpenEditor key={page.page_key} opened={page} {...rest} />
}

function OpenEditor({ opened, head, notice }: Omit<Props, 'pageKey'> & { opened: ContentPage }) {
  const editor = useTexts(opened)
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
      <div className="page-editor" data-shown={shown}>
        <form className="texts-pane" aria-label={page.name} onFocus={seek} onSubmit={(event) => event.preventDefault()}>
          <div className="texts-head">
            {head}
            <ToggleButtonGroup
              className="texts-tabs"
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
          <div className="texts-groups">
            {page.groups.map(({ title, texts }) => (
              <section key={title} id={groupId(title)} aria-label={title}>
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
          <div className="texts-foot">
            {notice?.(editor)}
            <Foot editor={editor} />
          </div>
        </form>
        <PreviewPane editor={editor} sought={sought} onPick={pick} />
      </div>
      {overtaken && <OvertakenDialog editor={editor} overtaken={overtaken} />}
    </FormProvider>
  )
}

function Foot({ editor }: { editor: TextsEditor }) {
  return <SaveBar editor={editor} edits={Object.keys(useEdits(editor)).length} />
}
