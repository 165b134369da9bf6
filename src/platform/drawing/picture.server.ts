import { isValidElement, type ReactNode } from 'react'
import { createWorkerProcess } from '#platform/jobs/worker-process.server.ts'
import type { Picture } from './picture-process.server.ts'
import { sharePictureSize } from './share-picture-size.ts'

const drawing = createWorkerProcess<Picture>('src/platform/drawing/picture-process.server.ts')

/** Draws an element (flexbox, inline styles, SVG; fonts `Figtree` 400 and 600, `Familjen Grotesk` 600) as a PNG. */
export function drawPng(element: ReactNode, size = sharePictureSize): Promise<Buffer> {
  return drawing.run({ element: resolve(element), ...size })
}

type Component = (props: unknown) => ReactNode

/** The element with its components carried out: only plain tags are left, which another process can be sent. */
function resolve(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(resolve)
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'boolean' ? null : node
  if (typeof node.type === 'function') return resolve((node.type as Component)(node.props))
  if (typeof node.type !== 'string') return resolve(node.props.children)
  return { type: node.type, props: { ...node.props, children: resolve(node.props.children) } }
}
