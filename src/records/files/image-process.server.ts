import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureLimits } from '#admin-ui/inputs/picture-limits.ts'
import { sharePictureSize } from '#platform/drawing/share-picture-size.ts'
import { doTasks } from '#platform/jobs/worker-process.server.ts'
import { isCleanImage } from './clean-image.ts'
import type { ImageKind } from './image-kind.ts'
import { type Area, type Focus, type ImageTask, packImage, type VariantFormat } from './image-task.ts'

// Everything else that the library can open, from PDF to camera files, stays shut.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })
sharp.cache(false)
sharp.concurrency(1)

const limitInputPixels = pictureLimits.megapixels * 1_000_000
type Sent = Extract<ImageTask, { kind: ImageKind }>

const smallLogo = { pixels: 1_600, bytes: 200_000 }

doTasks<ImageTask>(async (task) => {
  try {
    return await perform(task)
  } catch (error) {
    return packImage({ refused: explain(error as Error) })
  }
})

function perform(task: ImageTask) {
  const { bytes } = task
  if (task.use === 'drawing') return measureDrawing(bytes)
  const source = sharp(bytes, { limitInputPixels, failOn: 'error' })
  if (task.use === 'size') return measure(source)
  if (task.use === 'cut') return cut(source, task.area)
  if (task.use === 'share') return cutForSharing(source, task.focus)
  return task.use === 'variant' ? makeSmaller(source, task.width, task.format) : encode(source, task)
}

async function measure(source: Sharp) {
  const { width, height } = await source.metadata()
  return packImage({ width, height })
}

async function cut(source: Sharp, area: Area) {
  const whole = await source.metadata()
  const left = Math.round(area.left * whole.width)
  const top = Math.round(area.top * whole.height)
  const part = source.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * whole.height), whole.height - top)),
  })
  const { data, info } = await part.webp({ quality: 88 }).toBuffer({ resolveWithObject: true })
  return packImage({ width: info.width, height: info.height }, data)
}

/** Little effort for AVIF: more of it saves a few percent and takes seconds. */
async function makeSmaller(source: Sharp, width: number, format: VariantFormat) {
  const sized = source.resize({ width, withoutEnlargement: true })
  const encoded = format === 'avif' ? sized.avif({ quality: 52, effort: 3 }) : sized.webp({ quality: 78 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return packImage({ width: info.width, height: info.height }, data)
}

/** In the shape that link previews have, and as JPEG: LinkedIn shows no WebP. */
async function cutForSharing(source: Sharp, { x, y }: Focus) {
  const whole = await source.metadata()
  const scale = Math.min(whole.width / sharePictureSize.width, whole.height / sharePictureSize.height)
  const width = Math.max(1, Math.floor(sharePictureSize.width * scale))
  const height = Math.max(1, Math.floor(sharePictureSize.height * scale))
  const left = Math.round(((whole.width - width) * x) / 100)
  const top = Math.round(((whole.height - height) * y) / 100)
  const shared = source.extract({ left, top, width, height }).resize(sharePictureSize)
  return packImage(sharePictureSize, await shared.flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer())
}

async function encode(source: Sharp, { bytes, kind, use }: Sent) {
  const facts = await source.metadata()
  if ((facts.format === 'heif' ? 'avif' : facts.format) !== kind) throw new Error('another kind inside')
  const isMoving = (facts.pages ?? 1) > 1
  // Of a logo that moves the first picture is taken: nobody could stop it.
  if (isMoving && !(kind === 'gif' && use === 'logo'))
    return packImage({ refused: 'It moves. Please save it as a still picture.' })
  // Turned as the camera was held. What else the camera wrote down, such as the place, is left behind.
  const upright = source.autoOrient()
  const { data, info } = use === 'picture' ? await encodePicture(upright, facts) : await encodeLogo(upright, kind)
  const isKept = use === 'logo' && !isMoving && isSmallAndClean(bytes, kind, facts)
  return packImage({ width: info.width, height: info.height }, isKept ? bytes : data)
}

/** Then it stays as its makers have drawn it. That it can be read has been seen by then. */
function isSmallAndClean(bytes: Uint8Array, kind: ImageKind, { width, height, orientation = 1 }: Metadata) {
  const isSmall = Math.max(width, height) <= smallLogo.pixels && bytes.length <= smallLogo.bytes
  return isSmall && orientation === 1 && isCleanImage(bytes, kind, { width, height })
}

/**
 * For pages: as WebP, which every browser shows. (AVIF was tried: as quick as three times the work it is no smaller.)
 * Screenshots and diagrams stay sharp where that costs little.
 */
async function encodePicture(source: Sharp, { format }: Metadata) {
  const sized = source.resize({ width: 2_000, height: 8_000, fit: 'inside', withoutEnlargement: true })
  const photo = await sized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
  if (format === 'jpeg') return photo
  const exact = await sized.clone().webp({ lossless: true }).toBuffer({ resolveWithObject: true })
  return exact.data.length < photo.data.length * 1.5 ? exact : photo
}

function encodeLogo(source: Sharp, kind: ImageKind) {
  const sized = source.resize({
    width: smallLogo.pixels,
    height: smallLogo.pixels,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const encoded = {
    png: () => sized.png({ compressionLevel: 9 }),
    jpeg: () => sized.jpeg({ quality: 88, mozjpeg: true }),
    webp: () => sized.webp({ quality: 90 }),
    avif: () => sized.avif({ quality: 70, effort: 3 }),
    gif: () => sized.gif(),
  }[kind as 'png']()
  return encoded.toBuffer({ resolveWithObject: true })
}

/** Whether a drawing can be drawn at all; nothing is painted. */
async function measureDrawing(bytes: Uint8Array) {
  const { Resvg } = await import('@resvg/resvg-js')
  const { width, height } = new Resvg(Buffer.from(bytes), { font: { loadSystemFonts: false } })
  return packImage({ width, height })
}

function explain({ message }: Error): string {
  if (/pixel limit|exceeds/i.test(message))
    return `It has more than ${pictureLimits.megapixels} megapixels. Please make it smaller first.`
  return 'It can not be read. The file may be damaged.'
}
