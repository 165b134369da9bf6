import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'

/** Asks before what is typed is gone; `content` says what comes back instead. */
export function DiscardChanges({ content, onDiscard }: { content: string; onDiscard: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Discard changes</Button>
      <Confirm
        isOpen={isAsking}
        title="Discard what is not saved?"
        content={content}
        confirm="Discard changes"
        cancel="Go on editing"
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
