import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { PublishBadge } from '#admin-ui/fields/publish-state-field.tsx'
import { type PublishState, publishState } from '#admin-ui/format/publish-state.ts'
import { PreviewLinks } from './preview-links.tsx'

type Props = { source: string; dateSource?: string; path: (record: Record<string, unknown>) => string }

/** Where the item stands as it was saved, and the way to look at it: on the site, or by a link for others. */
export function PublicLinks({ source, dateSource = '', path }: Props) {
  const record = useRecordContext()
  if (!record) return null
  const date = record[dateSource]
  const state = publishState({ published: record[source], date }, new Date())
  return (
    <div className="lines">
      <p>
        <PublishBadge state={state} date={date} />
      </p>
      <p className="admin-hint">{words[state]}</p>
      {state === 'live' ? (
        <Button variant="outlined" href={path(record)} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
          View on site
        </Button>
      ) : (
        <PreviewLinks />
      )}
    </div>
  )
}

const words: Record<PublishState, string> = {
  draft: 'Nobody but staff can see it.',
  scheduled: 'It will go live by itself. Until then nobody but staff can see it.',
  live: 'Everybody can read it.',
}
