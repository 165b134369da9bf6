import { data } from 'react-router'

const longest = 16 * 1024

/** A form as a browser without scripts posts it. */
export async function readPostedForm(request: Request): Promise<FormData> {
  // A body of unknown length is refused as well: it may have no end.
  const length = Number(request.headers.get('content-length') || Number.NaN)
  if (!(length <= longest)) throw data(null, { status: 413 })
  return request.formData().catch(() => new FormData())
}
