import './claim.css'

const figure = /(\d[\d+–-]*(?:%| days| weeks)?)/

/** A claim such as `60% faster decisions`, with its figure set large. */
export function Claim({ text }: { text: string }) {
  const [before, number, ...after] = text.split(figure)
  return (
    <p className="claim">
      {before}
      {number && <b className="figures">{number}</b>}
      {after.join('')}
    </p>
  )
}
