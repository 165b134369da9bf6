import { BulkDeleteButton, BulkUpdateButton } from 'react-admin'

type Fields = Record<string, unknown>

/** What can be done with several rows at once, each with an undo. */
export function BulkActions({ show, hide, canDelete = true }: { show?: Fields; hide?: Fields; canDelete?: boolean }) {
  return (
    <>
      {show && <BulkUpdateButton label="Publish" data={show} mutationMode="undoable" />}
      {hide && <BulkUpdateButton label="Unpublish" data={hide} mutationMode="undoable" />}
      {canDelete && <BulkDeleteButton mutationMode="undoable" />}
    </>
  )
}
