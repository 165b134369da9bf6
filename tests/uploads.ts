import sharp from 'sharp'
import { storage } from '#records/files/storage.server.ts'
import { openAdmin } from './admin.ts'

export type Sent = { name?: string; type?: string; field?: string; headers?: Record<string, string> }

/** Everything to send files to the admin's API as an editor, and to read what was stored. */
export async function openUploads() {
  const admin = await openAdmin()
  const served = storage(admin.platform)
  const { cookie } = admin.editor

  async function send(
    path: string,
    bytes: Uint8Array | string,
    { name = 'a.png', type = '', field = 'file', headers = {} }: Sent = {},
  ) {
    const form = new FormData()
    form.append(field, new File([bytes as BlobPart], name, { type }))
    const sent = { method: 'PUT', body: form, headers: { cookie, ...headers } }
    const answer = await admin.app.request(`/api/admin/${path}`, sent)
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() }
  }

  async function read(url: string) {
    const answer = await served.request(url)
    return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  return { ...admin, cookie, send, read }
}

export const place = {
  exif: { IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitude: '47/1 29/1 0/1', GPSLatitudeRef: 'N' } },
}

export async function movingGif() {
  const frames = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}
