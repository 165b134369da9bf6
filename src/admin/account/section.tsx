import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; note?: string | undefined; children: ReactNode }

/** One thing to settle: what it is on the left, the form on the right. `note` says that it is settled. */
export function AccountSection({ title, text, note, children }: Props) {
  const id = useId()
  return (
    <section className="card split" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="hint">{text}</p>}
      </div>
      <div>
        <p role="status" className="form-note">
          {note}
        </p>
        {children}
      </div>
    </section>
  )
}
