import { useEffect, useState } from 'react'
import { Spinner } from '#ui/spinner.tsx'

/** Drawn here and nowhere else: what stands in it is a secret. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>()
  useEffect(() => {
    import('uqr').then(({ encode }) => setRows(encode(text, { ecc: 'M', border: 3 }).data))
  }, [text])
  if (!rows) return <Spinner label="Drawing the code" />
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
