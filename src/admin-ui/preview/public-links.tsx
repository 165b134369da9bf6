import ContentCopy from '@mui/icons-material/ContentCopy'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { PublishBadge } from '#admin-ui/fields/publish-state-field.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { type PublishState, publishState } from '#admin-ui/format/publish-state.ts'

type Props = { source: string; dateSource?: string; path: (record: Record<string, unknown>) => string }

/** Where the item stands as it was saved, and the way to look at it: on the site, or by a link for others. */
export function PublicLinks({ source, dateSource = '', path }: Props) {
  const record = useRecordContext()
  if (!record) return null
  const date = record[dateSource]
  const state = publishState({ published: record[source], date }, new Date())
  return (
    <section className="panel lines">
      <h2>On the site</h2>
      <p>
        <PublishBadge state={state} date={date} />
      </p>
      <p className="admin-hint">{words[state]}</p>
      {state === 'live' ? (
        <Button variant="outlined" href={path(record)} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
          View on site
        </Button>
      ) : (
        <PreviewLink />
      )}
    </section>
  )
}

const words: Record<PublishState, string> = {
  draft: 'Nobody but staff can see it.',
  scheduled: 'It will go live by itself. Until then nobody but staff can see it.',
  live: 'Everybody can read it.',
}

/** A link that shows what was saved last to somebody without an account, for seven days. */
function PreviewLink() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const data = useAdminData()
  const notify = useNotify()
  const make = useMutation({
    mutationFn: async () => {
      const { url, expires_at } = await data.makePreviewLink(resource, record?.id ?? '')
      return { address: new URL(url, location.href).href, expires_at }
    },
    async onSuccess({ address, expires_at }) {
      const isCopied = await copy(address)
      const until = `It works until ${formatMoment(expires_at)}.`
      notify(isCopied ? `Preview link copied\n${until}` : `Preview link ready\nCopy it from the field. ${until}`, {
        type: 'success',
      })
    },
    onError: (error) => notify(`Failed to make a preview link\n${error.message}`, { type: 'error' }),
  })
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopy />} disabled={make.isPending} onClick={() => make.mutate()}>
        Copy preview link
      </Button>
      <p className="admin-hint">For people without an account. It shows what was saved last, for 7 days.</p>
      {make.data && (
        <TextField
          label="Preview link"
          value={make.data.address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          fullWidth
        />
      )}
    </>
  )
}

/** Browsers may refuse, such as on addresses without encryption. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
