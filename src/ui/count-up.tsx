import { useEffect, useRef, useState } from 'react'

const duration = 2000
const delay = 300

/**
 * A figure such as `90%` that counts up once it comes into view. The server sends the final text, and screen
 * readers keep it; where motion is not wanted nothing moves.
 */
export function CountUp({ figure }: { figure: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [share, setShare] = useState(1)

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      const start = performance.now() + delay
      const step = (now: number) => {
        const passed = Math.min(Math.max(now - start, 0) / duration, 1)
        setShare(1 - (1 - passed) ** 3)
        if (passed < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    setShare(0)
    watch.observe(place.current)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return (
    <>
      <span className="sr-only">{figure}</span>
      <span ref={place} className="figures" aria-hidden="true">
        {figure.replace(/\d+/, (target) => String(Math.round(Number(target) * share)))}
      </span>
    </>
  )
}
