import { useCallback, useEffect, useState } from 'react'

type Reading<Data> = { data?: Data; failed?: true }

/** Reads from the server when the screen opens and whenever `reload` is called. */
export function useReading<Data>(path: string) {
  const [reading, setReading] = useState<Reading<Data>>({})
  const reload = useCallback(async () => {
    const response = await fetch(path).catch(() => undefined)
    if (response?.ok) setReading({ data: (await response.json()) as Data })
    else setReading(({ data }) => ({ ...(data !== undefined && { data }), failed: true }))
  }, [path])
  useEffect(() => {
    reload()
  }, [reload])
  return { ...reading, reload }
}
