import Close from '@mui/icons-material/Close'
import { Button, Drawer, IconButton, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useResourceContext, useStore } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useEditedPage } from '#admin-ui/edited-page.ts'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'
import { Preview } from './preview.tsx'
import { type PreviewScreen, PreviewScreenSwitch, previewScreens } from './preview-screen.tsx'

type Values = Record<string, unknown>
type Props = {
  schema: z.ZodType
  path: (values: Values) => string
  /** Stands in for what has not been written yet, so that there is something to see from the start. */
  untilWritten?: Values
}

/** Shows the public page with what the form holds at this moment: beside the form where there is room, else over it. */
export function FormPreview(props: Props) {
  const isWide = useMediaQuery('(width >= 80rem)', { noSsr: true })
  const edited = useState(true)
  const chosen = useStore('preview.isBeside', false)
  const [isBeside, setIsBeside] = useEditedPage() ? edited : chosen
  const [isOver, setIsOver] = useState(false)
  const isOpen = isWide ? isBeside : isOver
  const setIsOpen = isWide ? setIsBeside : setIsOver
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="outlined" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Preview
      </Button>
      {isWide && isOpen && (
        <aside className="admin-beside" aria-label="Preview">
          <Pane {...props} onClose={close} />
        </aside>
      )}
      {!isWide && (
        <Drawer anchor="right" open={isOpen} onClose={close}>
          <Pane {...props} onClose={close} />
        </Drawer>
      )}
    </>
  )
}

function Pane({ onClose, ...props }: Props & { onClose: () => void }) {
  const [screen, setScreen] = useStore<PreviewScreen>('preview.screen', innerWidth < 640 ? 'phone' : 'desktop')
  return (
    <>
      <div className="admin-drawer-head">
        <h2>Preview</h2>
        <PreviewScreenSwitch screen={screen} onChoose={setScreen} />
        <IconButton aria-label="Close the preview" onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <LivePreview {...props} screen={previewScreens[screen]} />
    </>
  )
}

function LivePreview({
  schema,
  path,
  untilWritten = {},
  screen,
}: Props & { screen: { width: number; height: number } }) {
  const typed = useWatch() as Values
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const values = Object.fromEntries(
    fieldsOf(schema)
      .map((field) => [field, typed[field] || (untilWritten[field] ?? typed[field])])
      .filter(([, value]) => value !== undefined),
  )
  const id = record ? String(record.id) : undefined
  return <Preview path={path(values)} drafts={[{ resource, id, values }]} screen={screen} />
}
