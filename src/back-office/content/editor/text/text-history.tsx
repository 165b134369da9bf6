import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTextHistory } from '#back-office/content/client.ts'
import { shownContent } from '#back-office/content/search.ts'
import type { Text } from '#back-office/content/texts/text.ts'
import type { Version } from '#ui/office/office-data.ts'
import { shownMoment } from '#ui/office/shown-moment.ts'

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
      <DialogContent className="text-history">
        {error && <p role="alert">The history can not be shown right now.</p>}
        {!isPending && !error && versions.length === 0 && <p>Nobody has changed it: the page shows the default.</p>}
        <ol>
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

function VersionItem({ version: { at, staff_name, after }, text, onUse }: ItemProps) {
  const content = after ? String(after.content) : text.default
  const words = shownContent({ ...text, default: content, saved: null })
  return (
    <li>
      <p className="text-history-who">
        <b>{staff_name}</b>, <time dateTime={at}>{shownMoment(at)}</time>
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
