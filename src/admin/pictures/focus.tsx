import type { KeyboardEvent, MouseEvent } from 'react'

export type Point = { focus_x: number; focus_y: number }

type Props = { url: string; alt: string; point: Point; onChange: (point: Point) => void }

const keys: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Points at what has to stay in sight where a page cuts the picture, and shows what will be seen there. */
export function Focus({ url, alt, point: { focus_x, focus_y }, onChange }: Props) {
  const put = (x: number, y: number) => onChange({ focus_x: percent(x), focus_y: percent(y) })

  function point(event: MouseEvent<HTMLElement>) {
    // Pressed by the keyboard it has no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    put(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }

  function move(event: KeyboardEvent) {
    const [x, y] = keys[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    put(focus_x + x, focus_y + y)
  }

  const objectPosition = `${focus_x}% ${focus_y}%`
  return (
    <div className="stack">
      <button
        type="button"
        className="focus-stage"
        aria-label={`What stays in sight: ${focus_x} % from the left, ${focus_y} % from the top. The arrow keys move it.`}
        onClick={point}
        onKeyDown={move}
      >
        <img src={url} alt={alt} draggable={false} />
        <span className="focus-point" style={{ left: `${focus_x}%`, top: `${focus_y}%` }} />
      </button>
      <p className="admin-hint">
        Press what has to stay in sight. Below, how the picture is cut as a cover and as a portrait.
      </p>
      <div className="focus-cuts" aria-hidden="true">
        <img src={url} alt="" style={{ objectPosition, aspectRatio: '1200 / 630' }} />
        <img src={url} alt="" style={{ objectPosition, aspectRatio: '1', borderRadius: '50%' }} />
      </div>
    </div>
  )
}
