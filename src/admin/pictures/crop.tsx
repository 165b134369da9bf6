import { Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Area, type Corner, moveArea, resizeArea, shapeArea, whole } from './crop-area.ts'

type Props = {
  url: string
  size: { width: number; height: number }
  isBusy: boolean
  onCrop: (area: Area) => void
  onCancel: () => void
}

const corners: { corner: Corner; name: string }[] = [
  { corner: 'nw', name: 'Upper left corner' },
  { corner: 'ne', name: 'Upper right corner' },
  { corner: 'sw', name: 'Lower left corner' },
  { corner: 'se', name: 'Lower right corner' },
]

const shapes = [
  { id: 'free', name: 'Free' },
  { id: 'cover', name: 'Cover', ratio: 1200 / 630 },
  { id: 'square', name: 'Square', ratio: 1 },
]

const keys: Record<string, [number, number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
}

/** The part of a picture that stays, drawn by pointer or moved by the arrow keys. */
export function Crop({ url, size, isBusy, onCrop, onCancel }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState(whole)
  const [shape, setShape] = useState('free')
  const ratioOf = (id: string) => {
    const { ratio } = shapes.find((known) => known.id === id) ?? {}
    return ratio && (ratio * size.height) / size.width
  }

  function choose(id: string | null) {
    if (id === null) return
    setShape(id)
    const ratio = ratioOf(id)
    if (ratio) setArea(shapeArea(area, ratio))
  }

  const change = (part: Corner | 'all', x: number, y: number) =>
    setArea((now) => (part === 'all' ? moveArea(now, x, y) : resizeArea(now, part, x, y, ratioOf(shape))))

  function drag(part: Corner | 'all') {
    return {
      onPointerDown(event: PointerEvent) {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        const box = stage.current?.getBoundingClientRect()
        if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        event.stopPropagation()
        change(part, event.movementX / box.width, event.movementY / box.height)
      },
      onKeyDown(event: KeyboardEvent) {
        const step = keys[event.key]
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        change(part, ...step)
      },
    }
  }

  const place = {
    left: `${area.left * 100}%`,
    top: `${area.top * 100}%`,
    width: `${area.width * 100}%`,
    height: `${area.height * 100}%`,
  }
  const pixels = `${Math.round(area.width * size.width)} × ${Math.round(area.height * size.height)}`
  return (
    <div className="stack">
      <div ref={stage} className="crop-stage">
        <img src={url} alt="" draggable={false} />
        <div className="crop-shade">
          <span style={place} />
        </div>
        <div className="crop-area" style={place}>
          <button type="button" className="crop-move" aria-label="The part that stays: move it" {...drag('all')} />
          {corners.map(({ corner, name }) => (
            <button
              key={corner}
              type="button"
              className={`crop-corner crop-corner-${corner}`}
              aria-label={name}
              {...drag(corner)}
            />
          ))}
        </div>
      </div>
      <div className="spread">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shape}
          aria-label="Shape"
          onChange={(_event, id: string | null) => choose(id)}
        >
          {shapes.map(({ id, name }) => (
            <ToggleButton key={id} value={id}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <span className="admin-hint" role="status">
          {pixels}
        </span>
      </div>
      <p className="admin-hint">
        Draw the corners, or move them with the arrow keys. The cropped picture takes the place of this one wherever it
        is shown; this one stays in the library.
      </p>
      <div className="button-row">
        <Button variant="contained" disabled={isBusy} onClick={() => onCrop(area)}>
          Crop
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
