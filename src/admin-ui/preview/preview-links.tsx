import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button, TextField } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { type PreviewLink, useAdminData } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'

/** Links that show what was saved last to somebody without an account, for seven days or until they are revoked. */
export function PreviewLinks() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const id = record?.id ?? ''
  const data = useAdminData()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const queryKey = [resource, 'preview-links', id]
  const { data: links = [] } = useQuery({ queryKey, queryFn: () => data.listPreviewLinks(resource, id) })
  const make = useMutation({
    mutationFn: async () => {
      const { url, expires_at } = await data.makePreviewLink(resource, id)
      return { address: new URL(url, location.href).href, expires_at }
    },
    async onSuccess({ address, expires_at }) {
      queryClient.invalidateQueries({ queryKey })
      const isCopied = await copy(address)
      const until = `It works until ${formatMoment(expires_at)}.`
      notify(isCopied ? `Preview link copied\n${until}` : `Preview link ready\nCopy it from the field. ${until}`, {
        type: 'success',
      })
    },
    onError: (error) => notify(`Failed to make a preview link\n${error.message}`, { type: 'error' }),
  })
  const revoke = useMutation({
    mutationFn: (link: PreviewLink) => data.revokePreviewLink(link.id),
    onSuccess: () => {
      make.reset()
      notify('Preview link revoked', { type: 'success' })
    },
    onError: (error) => notify(`Failed to revoke the preview link\n${error.message}`, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
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
      {links.length > 0 && (
        <ul className="ruled admin-preview-links" aria-label="Preview links">
          {links.map((link) => (
            <li key={link.id} className="spread">
              <span>
                {link.user_name}
                <br />
                <span className="admin-hint">{`Works until ${formatMoment(link.expires_at)}`}</span>
              </span>
              <Button size="small" color="error" disabled={revoke.isPending} onClick={() => revoke.mutate(link)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
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
