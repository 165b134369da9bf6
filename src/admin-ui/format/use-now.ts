import { useEffect, useState } from 'react'

/** The present moment, moved on every minute, so that nothing on a screen that stays open grows old. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
