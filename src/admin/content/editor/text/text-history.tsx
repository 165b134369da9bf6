import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTextHistory } from '#admin/content/client.ts'
import { formatContent } from '#admin/content/search.ts'
import type { Text } from '#admin/content/texts/text.ts'
import type { Version } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'

type Props = {
  pageKey: string
  text: Text
  /** Puts a version into the field; it is saved with the rest. */
  onUse: ((content: string) => void) | undefined
  onClose: () => void
}

/** Every version of a text. One that is brought back stands in the form first, to be looked at and saved. */
export function TextHistory({ pageKey, text, onUse, onClose }: Props) {
  const { data: versions = [], isPending, error } = useTextHistory(pageKey, text.section_key)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="text-history-title">
      <DialogTitle id="text-history-title">History of “{text.label}”</DialogTitle>
      <DialogContent>
        {error && <p role="alert">The history can not be shown right now.</p>}
        {!isPending && !error && versions.length === 0 && <p>Nobody has changed it: the page shows the default.</p>}
        <ol className="ruled">
          {versions.map((version) => (
            <VersionItem
              key={version.id}
              version={version}
              text={text}
              onUse={
                onUse &&
                ((content) => {
                  onUse(content)
                  onClose()
                })
              }
            />
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

type ItemProps = { version: Version; text: Text; onUse: Props['onUse'] }

function VersionItem({ version: { at, user_name, after }, text, onUse }: ItemProps) {
  const content = after ? String(after.content) : text.default
  const words = formatContent({ ...text, default: content, saved: null })
  return (
    <li>
      <p className="admin-hint">
        <b>{user_name}</b>, <time dateTime={at}>{formatMoment(at)}</time>
        {!after && ', back to the default'}
      </p>
      <p>{words || 'Nothing'}</p>
      {onUse && (
        <Button size="small" onClick={() => onUse(content)}>
          Use this version
        </Button>
      )}
    </li>
  )
}
