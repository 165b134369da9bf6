import { MenuItem, Skeleton, Tab, Tabs, TextField, useMediaQuery } from '@mui/material'
import { useCallback, useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useColleagues } from '#admin-ui/colleagues.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { type Stage, stageNames } from '#records/people/stages.ts'
import { Board } from './board.tsx'
import { BoardColumn } from './board-column.tsx'
import { LostDialog } from './lost-dialog.tsx'
import type { Move } from './moved.ts'
import { type BoardCard, listPath, nameOf } from './person-row.ts'
import { useBoard, useMove } from './pipeline-client.ts'
import './pipeline.css'

/** Who stands where, stage by stage. Spam has a place of its own, in the list. */
export function PipelineScreen() {
  const [address, setAddress] = useSearchParams()
  const owner = address.get('owner') ?? ''
  // Five columns have no room on a telephone.
  const isWide = useMediaQuery('(width >= 48rem)', { noSsr: true })
  const { data: board, error, refetch } = useBoard(owner)
  const [losing, setLosing] = useState<BoardCard>()
  const [movedId, setMovedId] = useState<string>()
  const move = useMove(owner)
  const columns = board?.columns.filter(({ stage }) => stage !== 'spam') ?? []
  const spam = board?.columns.find(({ stage }) => stage === 'spam')?.total ?? 0
  const put = useCallback(
    ({ card, to }: Move) => {
      if (card.stage === to) return
      setMovedId(card.id)
      if (to === 'lost') setLosing(card)
      else move({ card, to })
    },
    [move],
  )
  const choose = (id: string) => {
    setMovedId(undefined)
    setAddress(id ? { owner: id } : {})
  }
  return (
    <>
      <Title title="Pipeline" preferenceKey={false} />
      <div className="spread pipeline-head">
        <OwnerChoice owner={owner} onChoose={choose} />
        {spam > 0 && (
          <Link className="admin-link" to={listPath({ stage: 'spam' })}>
            Spam: {spam}
          </Link>
        )}
      </div>
      {error ? (
        <AdminNotice title="The pipeline can not be shown" retry={() => refetch()}>
          {error.message}
        </AdminNotice>
      ) : !board ? (
        <Skeleton variant="rounded" height={420} aria-busy="true" />
      ) : isWide ? (
        <Board columns={columns} currency={board.currency} onMove={put} movedId={movedId} />
      ) : (
        <OneStage columns={columns} currency={board.currency} onMove={put} />
      )}
      {losing && (
        <LostDialog
          who={nameOf(losing)}
          onLost={(lost_reason) => move({ card: losing, to: 'lost', lost_reason })}
          onClose={() => setLosing(undefined)}
        />
      )}
    </>
  )
}

/** One stage at a time, where there is no room for all. */
function OneStage(parts: Parameters<typeof Board>[0]) {
  const [shown, setShown] = useState<Stage>('new')
  const column = parts.columns.find(({ stage }) => stage === shown)
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, stage: Stage) => setShown(stage)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Stages"
      >
        {parts.columns.map(({ stage, total }) => (
          <Tab
            key={stage}
            value={stage}
            id={`stage-${stage}`}
            aria-controls={`stage-panel-${stage}`}
            label={`${stageNames[stage]} ${total}`}
          />
        ))}
      </Tabs>
      {column && (
        <div role="tabpanel" id={`stage-panel-${shown}`} aria-labelledby={`stage-${shown}`}>
          <BoardColumn column={column} currency={parts.currency} onMove={parts.onMove} />
        </div>
      )}
    </>
  )
}

function OwnerChoice({ owner, onChoose }: { owner: string; onChoose: (id: string) => void }) {
  const colleagues = useColleagues()
  const isKnown = owner === 'nobody' || colleagues.some(({ id }) => id === owner)
  return (
    <TextField
      select
      label="Owner"
      value={isKnown ? owner : 'all'}
      onChange={({ target }) => onChoose(target.value === 'all' ? '' : target.value)}
      className="pipeline-owner"
    >
      <MenuItem value="all">Everybody</MenuItem>
      <MenuItem value="nobody">Nobody yet</MenuItem>
      {colleagues.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
