import { type RefObject, useRef } from 'react'
import { answerLabels } from '#features/scan/wording.ts'
import './answer-scale.css'

type Props = {
  group: RefObject<HTMLDivElement | null>
  labelledBy: string
  describedBy: string
  value: number
  /** `isFinal`: picked by pointer, as opposed to passed on the way with the arrow keys. */
  onChoose: (answer: number, isFinal: boolean) => void
}

/** Five stations from Never to Always: a radio group with one tab stop. */
export function AnswerScale({ group, labelledBy, describedBy, value, onChoose }: Props) {
  const byArrows = useRef(false)
  return (
    <div
      ref={group}
      className="answer-scale"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required="true"
      onKeyDownCapture={({ key }) => {
        byArrows.current = key.startsWith('Arrow') || key === ' '
      }}
      onPointerDownCapture={() => {
        byArrows.current = false
      }}
    >
      {answerLabels.map((label, i) => (
        <label key={label}>
          <input
            type="radio"
            name="answer"
            value={i + 1}
            checked={value === i + 1}
            onChange={() => onChoose(i + 1, !byArrows.current)}
          />
          <span className="figures" aria-hidden="true">
            {i + 1}
          </span>
          {label}
        </label>
      ))}
    </div>
  )
}
