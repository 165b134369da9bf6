import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { memo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldId, labelId, rowId } from '#admin/content/editor/ids.ts'
import { formatContent } from '#admin/content/search.ts'
import { contentIn, type TextsForm } from '#admin/content/texts/edits.ts'
import type { Text } from '#admin/content/texts/text.ts'
import { currentContent, settled, toValue } from '#admin/content/texts/values.ts'
import { TextField } from './text-field.tsx'
import { TextMenu } from './text-menu.tsx'

type Props = { pageKey: string; text: Text; isLocked: boolean }

/** One text: its name, how it stands, its field, and the default that it has left. */
export const TextRow = memo(function TextRow({ pageKey, text, isLocked }: Props) {
  const { section_key: key, label, kind } = text
  const { setValue } = useFormContext<TextsForm>()
  const value = useWatch<TextsForm, `texts.${string}`>({ name: `texts.${key}` })
  const homepage = useWatch<TextsForm, `homepage.${string}`>({ name: `homepage.${key}` })
  const empty = useWatch<TextsForm, `empty.${string}`>({ name: `empty.${key}` })
  const content = contentIn({ texts: { [key]: value }, homepage: {}, empty: { [key]: empty } }, text)
  const isChanged = content !== settled(text, text.default)
  const isUnsaved =
    content !== settled(text, currentContent(text)) || homepage !== (text.saved?.show_on_homepage ?? false)
  const write = (next: string) =>
    setValue(`texts.${key}`, toValue(text, next), { shouldDirty: true, shouldValidate: true })
  const revert = () => {
    write(text.default)
    setValue(`homepage.${key}`, false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is never narrower than what it holds
    <div
      className="text-row"
      role="group"
      aria-label={label}
      id={rowId(key)}
      data-state={isUnsaved ? 'unsaved' : isChanged ? 'changed' : undefined}
    >
      <div className="text-head">
        {hasOwnLabel.has(kind) ? (
          <b id={labelId(key)} className="admin-label">
            {label}
          </b>
        ) : (
          <label htmlFor={fieldId(key)} className="admin-label">
            {label}
          </label>
        )}
        {isUnsaved ? (
          <span className="admin-badge admin-badge-changed">Not published</span>
        ) : (
          isChanged && <span className="admin-badge admin-badge-changed">Changed</span>
        )}
        {homepage && <span className="admin-badge admin-badge-changed">Home page</span>}
        <TextMenu
          pageKey={pageKey}
          text={text}
          isChanged={isChanged}
          isLocked={isLocked}
          onRevert={revert}
          onWrite={write}
        />
      </div>
      <TextField text={text} isLocked={isLocked} onWrite={write} />
      {typeof value === 'string' && value.trim() === '' && text.default !== '' && (
        <EmptyText
          text={text}
          isMeant={empty}
          onMean={(meant) => setValue(`empty.${key}`, meant, { shouldDirty: true })}
        />
      )}
      {isLocked && (
        <p className="admin-hint">Only an administrator may change this, because old data is erased by it.</p>
      )}
      {isChanged && <DefaultText text={text} onRevert={isLocked ? undefined : revert} />}
    </div>
  )
})

type EmptyProps = { text: Text; isMeant: boolean; onMean: (isMeant: boolean) => void }

/** Below a field that holds nothing: what that means. */
function EmptyText({ text, isMeant, onMean }: EmptyProps) {
  if (!text.mayBeEmpty) return <p className="admin-hint">Left empty, the page shows the default.</p>
  return (
    <FormControlLabel
      control={<Checkbox checked={isMeant} onChange={(event) => onMean(event.target.checked)} />}
      label="Meant to be empty. Otherwise the page shows the default"
    />
  )
}

// Their fields carry a label inside, or are several.
const hasOwnLabel = new Set<Text['kind']>(['list', 'html', 'switch', 'picture'])

const short = 160

/** What the site says where nothing else is saved. */
function DefaultText({ text, onRevert }: { text: Text; onRevert: (() => void) | undefined }) {
  const words = formatContent({ ...text, saved: null })
  return (
    <div className="admin-hint spread">
      {words.length <= short ? (
        <p>
          <b>Default:</b> {words || 'nothing'}
        </p>
      ) : (
        <details>
          <summary>Default: {words.slice(0, 80)}…</summary>
          <p>{words}</p>
        </details>
      )}
      {onRevert && (
        <Button size="small" onClick={onRevert}>
          Revert to default
        </Button>
      )}
    </div>
  )
}
