import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { StatusChip, type Tone } from '#admin-ui/fields/status-chip.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { useVersionCall, type VersionRow, type VersionSummary, versionsResource } from './client.ts'
import { WordsField } from './fields.tsx'

const states: Record<VersionSummary['status'], { tone: Tone; words: string }> = {
  published: { tone: 'on', words: 'Published' },
  draft: { tone: 'planned', words: 'Draft' },
  retired: { tone: 'off', words: 'Retired' },
}

/** How a version stands, since when and by whom. */
export function VersionState({ version }: { version: VersionSummary }) {
  const { tone, words } = states[version.status]
  return (
    <>
      <StatusChip tone={tone}>{words}</StatusChip>
      <span className="admin-hint">{historyOf(version)}</span>
    </>
  )
}

function historyOf({
  status,
  published_at,
  retired_at,
  updated_at,
  changed_by,
  published_by,
  results,
}: VersionSummary) {
  const by = (name: string | null) => (name ? ` by ${name}` : '')
  const counted = `${results} ${results === 1 ? 'result' : 'results'}`
  if (status === 'draft') return `Changed ${formatMoment(updated_at)}${by(changed_by)}`
  const published = published_at ? `Published ${formatMoment(published_at)}${by(published_by)}` : 'Built in'
  const retired = retired_at ? `, retired ${formatMoment(retired_at)}` : ''
  return `${published}${retired} · ${counted}`
}

/** Above the parts of a version: its name while it is a draft, and the way to a new one. */
export function VersionFacts({ version }: { version: VersionRow }) {
  return (
    <div className="panel studio-facts">
      <div className="spread">
        <span className="studio-state">
          <VersionState version={version} />
        </span>
        {version.status === 'draft' ? <DeleteButton draft={version} /> : <NewDraftButton from={version} />}
      </div>
      {version.status === 'draft' ? (
        <WordsField name="title" label="What you call this version" hint="For colleagues; visitors don’t see it." />
      ) : (
        <p className="soft">What was published never changes, because results refer to it. It can be read here.</p>
      )}
    </div>
  )
}

function DeleteButton({ draft }: { draft: VersionRow }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useVersionCall((id: string, data) => data.call('DELETE', `${versionsResource}/${id}`), {
    words: 'Draft deleted',
    follow: () => navigate('/admin/scan'),
  })
  return (
    <>
      <Button color="error" disabled={remove.isPending} onClick={() => setIsAsking(true)}>
        Delete draft
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Delete version ${draft.number}?`}
        content="The draft is gone for good. Visitors never saw it."
        confirm="Delete draft"
        cancel="Keep it"
        onConfirm={() => {
          setIsAsking(false)
          remove.mutate(draft.id)
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** A copy to work on. */
export function NewDraftButton({ from }: { from: VersionSummary }) {
  const navigate = useNavigate()
  const create = useVersionCall(
    (from_id: string, data) => data.call<VersionRow>('POST', versionsResource, { from_id }),
    { words: 'Draft created', follow: ({ id }) => navigate(`/admin/scan/${id}`) },
  )
  return (
    <Button
      variant={from.status === 'published' ? 'contained' : 'outlined'}
      disabled={create.isPending}
      onClick={() => create.mutate(from.id)}
      aria-label={`New draft from this one: version ${from.number}`}
    >
      New draft from this one
    </Button>
  )
}
