import { Button, FormControlLabel, Skeleton, Switch } from '@mui/material'
import { type RefObject, useRef, useState } from 'react'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { FailureNotice } from '#admin-ui/screens/notice.tsx'
import type { RelatedRow } from '#features/scan/related/queries.server.ts'
import { PinDialog } from './pin-dialog.tsx'
import { combinationWords, kindWords } from './related-words.ts'
import { useRelated, useUnpin } from './use-related.ts'

/** What results lead on to. What no tag leads to is shown first: there the newest stand in. */
export function RelatedPanel() {
  const { data: rows, error, refetch } = useRelated()
  const [showsAll, setShowsAll] = useState(false)
  const [pinning, setPinning] = useState<RelatedRow>()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = rows?.filter(({ found, pinned }) => !found || pinned) ?? []
  const shown = showsAll ? (rows ?? []) : open
  return (
    <section className="panel studio-group" aria-label="What results lead to">
      <div className="spread">
        <h2 ref={heading} tabIndex={-1}>
          What results lead to
        </h2>
        <FormControlLabel
          control={<Switch checked={showsAll} onChange={(_event, checked) => setShowsAll(checked)} />}
          label="Show every combination"
        />
      </div>
      <p className="soft">
        Under a result stand a service, a use case, a consultant, the next event and two articles whose tags fit the
        archetype and the weakest pillar. Where no tag fits, the newest stand in; a pinned page always comes first.
      </p>
      {error && <FailureNotice title="This can not be shown" error={error} retry={() => refetch()} />}
      {!rows && !error && <Skeleton variant="rounded" height={120} />}
      {rows && shown.length === 0 && <p>Every combination finds something by its tags, and nothing is pinned.</p>}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section className="studio-changes" aria-label="Combinations" tabIndex={0}>
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Result</th>
                <th scope="col" className="studio-kind">
                  Kind
                </th>
                <th scope="col">Leads to</th>
                <th scope="col">Pin</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Combination
                  key={`${row.archetype} ${row.pillar} ${row.kind}`}
                  row={row}
                  onPin={() => setPinning(row)}
                  {...(!showsAll && row.found && { focusedAfter: heading })}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pinning && <PinDialog row={pinning} onClose={() => setPinning(undefined)} />}
    </section>
  )
}

type CombinationProps = {
  row: RelatedRow
  onPin: () => void
  /** Where the keyboard goes on once nothing is pinned, if this row is not shown any more then. */
  focusedAfter?: RefObject<HTMLElement | null>
}

function Combination({ row, onPin, focusedAfter }: CombinationProps) {
  const unpin = useUnpin()
  const pin = useRef<HTMLButtonElement>(null)
  const words = `${combinationWords(row)}: ${kindWords[row.kind]}`
  return (
    <tr>
      <th scope="row">
        {combinationWords(row)}
        <span className="studio-kind-below soft">{kindWords[row.kind]}</span>
      </th>
      <td className="studio-kind">{kindWords[row.kind]}</td>
      <td>
        <div className="lines">
          {row.shown.map(({ id, title, path }) => (
            <a key={id} href={path} target="_blank" rel="noreferrer">
              {title}
            </a>
          ))}
          {!row.found && <span className="soft">Tags that would fit: {row.topics.join(', ')}</span>}
          {row.shown.length === 0 && <span className="soft">Nothing can be read; it is left out</span>}
          {row.pinned && !row.pinned.title && <span className="soft">The pinned page can not be read now</span>}
        </div>
      </td>
      <td>
        <span className="studio-state">
          {row.pinned && <StatusChip tone="on">Pinned</StatusChip>}
          {!row.found && !row.pinned && <StatusChip tone="soon">No tag fits</StatusChip>}
          <Button ref={pin} size="small" aria-label={`Pin for ${words}`} onClick={onPin}>
            Pin…
          </Button>
          {row.pinned && (
            <Button
              size="small"
              color="inherit"
              disabled={unpin.isPending}
              aria-label={`Unpin for ${words}`}
              onClick={() => {
                unpin.mutate(row)
                ;(focusedAfter ?? pin).current?.focus()
              }}
            >
              Unpin
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}
