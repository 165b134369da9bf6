import { logoStrokes } from './logo-strokes.ts'

/** The × of two crossing lanes. In one colour (`plain`) the gap still shows which lane runs above. */
export function LogoMark({ size = 28, plain }: { size?: number; plain?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d={logoStrokes.ai} className={plain ? 'lane-plain' : 'lane-ai'} />
      <path d={logoStrokes.agile} className={plain ? 'lane-plain' : 'lane-agile'} />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <LogoMark />
      {name}
    </span>
  )
}
