import { Refusal } from '#platform/http/problem.server.ts'
import { createWorkerProcess } from '#platform/jobs/worker-process.server.ts'
import { contentTypes, endings, findImageKind, type ImageKind } from './image-kind.ts'
import { type Area, type ImageTask, unpackImage } from './image-task.ts'
import { sanitizeSvg } from './svg.server.ts'

export type Image = { data: Buffer; content_type: string; ending: string; width: number; height: number }

// Opened with the first upload: the library would swell the server, and a picture that breaks it must not take the site along.
const encoding = createWorkerProcess<ImageTask>('src/records/files/image-process.server.ts')

/** A photograph or graphic made fit for pages: upright, at most 2000 px wide, WebP, without what the camera wrote down. */
export async function preparePicture(file: File): Promise<Image> {
  const bytes = await file.bytes()
  const kind = findImageKind(bytes)
  if (!kind || kind === 'svg' || kind === 'heic') throw refuseKind(kind, 'JPEG, PNG, WebP, AVIF or a still GIF')
  return { ...(await encode({ bytes, kind, use: 'picture' })), content_type: contentTypes.webp, ending: 'webp' }
}

/** A logo in the kind that it came in, which its name must say as well; a small and clean one as it is. Drawings are cleaned of all that could run. */
export async function prepareLogo(file: File): Promise<Image> {
  const bytes = await file.bytes()
  const kind = findImageKind(bytes)
  if (!kind || kind === 'heic') throw refuseKind(kind, 'SVG, PNG, JPEG, WebP, AVIF or GIF')
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!endings[kind].includes(ending))
    throw refuse(
      422,
      `The file is named “.${ending}”, but it is a ${kind.toUpperCase()}. Please give it the right ending.`,
    )
  const clean = kind === 'svg' ? cleanDrawing(bytes) : undefined
  const image = await encode({ bytes: clean ?? bytes, kind, use: clean ? 'drawing' : 'logo' })
  return { ...image, ...(clean && { data: clean }), content_type: contentTypes[kind], ending }
}

/** A part of a stored picture, as a picture of its own. */
export async function cutPicture(bytes: Buffer, area: Area): Promise<Image> {
  return { ...(await encode({ bytes, use: 'cut', area })), content_type: contentTypes.webp, ending: 'webp' }
}

/** How large a stored picture is; nothing where it can't be told. */
export async function measurePicture(bytes: Buffer, content_type: string) {
  const task: ImageTask =
    content_type === contentTypes.svg ? { bytes, use: 'drawing', kind: 'svg' } : { bytes, use: 'size' }
  const { width, height } = await encode(task).catch(() => ({ width: 0, height: 0 }))
  return width > 0 && height > 0 ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined
}

async function encode(task: ImageTask) {
  const packed = await encoding.run(task).catch(() => {
    throw refuse(422, 'It can not be read in reasonable time. Please save it in another way and try again.')
  })
  const { facts, bytes } = unpackImage(packed)
  if ('refused' in facts) throw refuse(422, facts.refused)
  return { ...facts, data: bytes }
}

function cleanDrawing(bytes: Uint8Array): Buffer {
  const result = sanitizeSvg(new TextDecoder().decode(bytes))
  if ('refused' in result) throw refuse(422, result.refused)
  return Buffer.from(result.svg)
}

function refuseKind(kind: ImageKind | undefined, wanted: string) {
  if (kind === 'heic')
    return refuse(415, `It is a HEIC photograph, which browsers do not show. Please save it as JPEG.`)
  if (kind === 'svg') return refuse(415, `It is an SVG drawing. Please save it as PNG.`)
  return refuse(415, `It is not a picture that we can take. Please use ${wanted}.`)
}

export const refuse = (status: 413 | 415 | 422, words: string) =>
  new Refusal(status, words, [{ path: 'file', message: words }])
