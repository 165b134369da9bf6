import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  DeleteButton,
  type DeleteButtonProps,
  SaveButton,
  Toolbar,
  useRecordContext,
  useSaveContext,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useSaveKey } from './save-key.ts'

type Props = {
  children?: ReactNode
  canDelete?: boolean
  /** Most deletions can be undone for a moment; what can't is asked for first. */
  deleteMode?: NonNullable<DeleteButtonProps['mutationMode']>
}

/** Stays at the foot of the screen: save, what state the form is in, delete. */
export function AdminToolbar({ children, canDelete = true, deleteMode = 'undoable' }: Props) {
  const record = useRecordContext()
  const { isDirty } = useFormState()
  const { saving } = useSaveContext()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  useSaveKey(() => bar.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  return (
    <Toolbar ref={bar}>
      <SaveButton alwaysEnable={isDirty} label="Save" />
      {children}
      <span className="admin-hint admin-form-state" role="status">
        {saving ? 'Saving…' : isDirty ? 'Not saved yet' : record ? 'All changes saved' : ''}
      </span>
      {record && canDelete && <DeleteButton mutationMode={deleteMode} className="admin-toolbar-end" />}
    </Toolbar>
  )
}

/** Whatever is scrolled to, such as the line that is being written, comes to stand above the bar. */
function useRoomForBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!bar.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 12}px`
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar])
}
