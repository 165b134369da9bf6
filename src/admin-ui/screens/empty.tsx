import type { ReactNode } from 'react'
import './empty.css'

type Props = {
  /** Nothing is there yet, all is done, or nothing fits what is looked for. */
  kind?: keyof typeof drawings
  children: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Where nothing is to be shown: a drawing, why, and what to do next. */
export function Empty({ kind = 'none', children, action }: Props) {
  return (
    <div className="admin-empty">
      <svg viewBox="0 0 240 96" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
        {drawings[kind]}
      </svg>
      <p className="soft">{children}</p>
      {action}
    </div>
  )
}

const joining = (
  <>
    <path className="lane-agile" d="M8 20H64C100 20 100 48 132 48" />
    <path className="lane-ai" d="M8 76H64C100 76 100 48 132 48" />
  </>
)

const drawings = {
  none: (
    <>
      {joining}
      <path className="lane-edge" strokeDasharray="1 9" d="M178 48H232" />
      <circle className="lane-edge" strokeDasharray="5 7" cx="152" cy="48" r="18" />
      <path className="lane-velocity" d="M152 41V55M145 48H159" />
    </>
  ),
  done: (
    <>
      {joining}
      <path className="lane-velocity" strokeWidth="6" d="M134 48H178" />
      <circle className="lane-velocity" cx="202" cy="48" r="20" />
      <path className="lane-velocity" d="M193 48L200 55L212 41" />
    </>
  ),
  unfound: (
    <>
      <path className="lane-agile" d="M8 20H52C104 20 112 76 164 76H232" />
      <path className="lane-ai" d="M8 76H52C104 76 112 20 164 20H232" />
      <circle className="station lane-edge" cx="108" cy="48" r="22" />
      <path className="lane-edge" strokeWidth="6" d="M125 65L140 80" />
    </>
  ),
}
