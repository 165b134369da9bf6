import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Shown once: the server keeps them encrypted and never tells them again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser does not let us copy. Please mark them and copy by hand.'),
    )
  }
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h3>
      <p>Each lets you in once when your phone is not at hand. They are shown only now.</p>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-buttons">
        <Button look="line" className="button-small" onClick={copy}>
          Copy
        </Button>
        <a className="button button-line button-small" href={fileOf(codes)} download="recovery-codes.txt">
          Download
        </a>
        <Button className="button-small" onClick={onDone}>
          I have kept them
        </Button>
      </div>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
}

const fileOf = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
