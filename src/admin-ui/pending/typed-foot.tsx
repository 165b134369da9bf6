import { type ReactNode, useRef } from 'react'
import { useFootHeight } from '#admin-ui/screens/foot-height.ts'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { useSaveKey } from '#admin-ui/screens/save-key.ts'
import { DiscardChanges } from './discard-changes.tsx'
import { SavedState } from './saved-state.tsx'
import type { Autosaved } from './use-autosave.ts'
import './typed-foot.css'

type Props = {
  editor: { save: () => void; discard: () => void; isSaving: boolean; autosave: Autosaved }
  isTyped: boolean
  /** Said of what is typed, before what has become of it. */
  words?: string
  /** What is said to whoever is about to discard what is typed. */
  discarded: string
  /** Above the bar. */
  notice?: ReactNode
  /** The buttons that save. */
  children: ReactNode
}

/** Stays at the foot of the screen: one save for everything that is typed there, and a way back. */
export function TypedFoot({ editor, isTyped, words, discarded, notice, children }: Props) {
  const { save, discard, isSaving, autosave } = editor
  const foot = useRef<HTMLDivElement>(null)
  useFootHeight(foot)
  useSaveKey(save)
  useLeaveWarning(autosave.isAtRisk && !isSaving, autosave)
  return (
    <div ref={foot} className="typed-foot">
      {notice}
      <div className="panel button-row">
        {children}
        <span className="admin-hint">
          <span role="status">{isSaving ? 'Saving…' : isTyped ? words : 'All changes saved'}</span>
          {isTyped && !isSaving && <SavedState state={autosave.state} />}
        </span>
        {isTyped && !isSaving && <DiscardChanges content={discarded} onDiscard={discard} />}
      </div>
    </div>
  )
}
