import { Button } from '@mui/material'
import { formatContent } from '#admin/content/search.ts'
import type { Text } from '#admin/content/texts/text.ts'

const short = 160

/** What the site says where nothing else is saved. */
export function DefaultText({ text, onRevert }: { text: Text; onRevert: (() => void) | undefined }) {
  const words = formatContent({ ...text, saved: null })
  return (
    <div className="text-default">
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
