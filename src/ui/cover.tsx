import { artAddress } from './cover-address.ts'

/** The picture of whatever has none: a drawing that suits its topic, varied by its seed, in the colours around it. */
export function Cover({ topic, seed, className = '' }: { topic: string; seed: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 630"
      preserveAspectRatio="xMidYMid slice"
      className={`cover ${className}`}
      aria-hidden="true"
    >
      <use href={`${artAddress(topic, seed)}#art`} />
    </svg>
  )
}
