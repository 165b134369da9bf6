/** A part of a picture in shares of its width and height, from 0 to 1. */
export type Area = { left: number; top: number; width: number; height: number }

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

export const whole: Area = { left: 0, top: 0, width: 1, height: 1 }

const least = 0.05

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** Somewhere else, as far as the picture reaches. */
export function moveArea(area: Area, x: number, y: number): Area {
  return {
    ...area,
    left: within(area.left + x, 0, 1 - area.width),
    top: within(area.top + y, 0, 1 - area.height),
  }
}

/** Larger or smaller by one corner; the one across stays. `ratio` is its width by its height, both in shares. */
export function resizeArea(area: Area, corner: Corner, x: number, y: number, ratio?: number): Area {
  const isLeft = corner.includes('w')
  const isTop = corner.includes('n')
  const right = area.left + area.width
  const bottom = area.top + area.height
  const mostWidth = isLeft ? right : 1 - area.left
  const mostHeight = isTop ? bottom : 1 - area.top
  const free = {
    width: within(area.width + (isLeft ? -x : x), least, mostWidth),
    height: within(area.height + (isTop ? -y : y), least, mostHeight),
  }
  const width = ratio ? Math.min(free.width, mostHeight * ratio) : free.width
  const height = ratio ? width / ratio : free.height
  return { left: isLeft ? right - width : area.left, top: isTop ? bottom - height : area.top, width, height }
}

/** The largest of that shape, around the middle of what was chosen before. */
export function shapeArea(before: Area, ratio: number): Area {
  const width = Math.min(1, ratio)
  const height = width / ratio
  const middle = { x: before.left + before.width / 2, y: before.top + before.height / 2 }
  return moveArea({ left: 0, top: 0, width, height }, middle.x - width / 2, middle.y - height / 2)
}
