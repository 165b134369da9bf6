/** Line icons on a 24-unit grid, as bare paths: a few bytes each, so they fit a first visit. */
export const chevronDown = 'm6 9 6 6 6-6'
export const arrowRight = 'M4 12h15m-6-6 6 6-6 6'
export const arrowOut = 'M7 17 17 7M8 7h9v9'
export const bars = 'M4 8h16M4 16h16'
export const cross = 'm6 6 12 12M18 6 6 18'
export const pause = 'M9 5v14M15 5v14'
export const play = 'm8 5 11 7-11 7z'
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const compass = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3.5 5.5-2 5-5 2 2-5z'

export function Icon({ path, size = 20, className = '' }: { path: string; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
