type Props = { isChosen: boolean; onChange: (isChosen: boolean) => void }

/** Whoever changes a password because somebody may know it wants this; it is chosen until it is not. */
export function EndSessionsChoice({ isChosen, onChange }: Props) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      Sign me out everywhere else
    </label>
  )
}
