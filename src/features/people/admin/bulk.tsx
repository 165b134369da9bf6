import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin'
import { useColleagues } from '#admin-ui/colleagues.ts'
import { type Stage, stageNames, stages } from '#records/people/stages.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { LostDialog } from './lost-dialog.tsx'

const stageChoices = stages.map((id) => ({ id, name: stageNames[id] }))
const nobody = { id: '', name: 'Nobody' }

/** Gives several people an owner or a stage at once. */
export function Several() {
  const { selectedIds, onUnselectItems } = useListContext()
  const [updateMany, { isPending }] = useUpdateMany()
  const notify = useNotify()
  const refresh = useRefresh()
  const colleagues = useColleagues()
  const [isLosing, setIsLosing] = useState(false)
  const who = selectedIds.length === 1 ? '1 person' : `${selectedIds.length} people`
  const change = (data: object, done: string) =>
    updateMany(
      'people',
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${who}: ${done}`, { type: 'success' })
          onUnselectItems()
          refresh()
        },
        onError: (error) => notify(`Not everybody was changed\n${(error as Error).message}`, { type: 'error' }),
      },
    )
  const move = (stage: string) => (stage === 'lost' ? setIsLosing(true) : change({ stage }, stageNames[stage as Stage]))
  const button = { size: 'small', disabled: isPending } as const
  return (
    <>
      <ChoiceMenu label="Move to…" choices={stageChoices} onChoose={move} button={button} />
      <ChoiceMenu
        label="Assign to…"
        choices={[...colleagues, nobody]}
        onChoose={(id) =>
          change({ owner_id: id || null }, `Assigned to ${[...colleagues, nobody].find((it) => it.id === id)?.name}`)
        }
        button={button}
      />
      {isLosing && (
        <LostDialog
          who={who}
          onLost={(lost_reason) => change({ stage: 'lost', lost_reason }, stageNames.lost)}
          onClose={() => setIsLosing(false)}
        />
      )}
    </>
  )
}
