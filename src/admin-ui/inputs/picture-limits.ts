/** What a picture may have; the server holds to it, the admin says it before anything is sent. */
export const pictureLimits = { megabytes: 15, megapixels: 40 }

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** What is wrong with a file before it is sent, as far as a browser can tell. */
export function findFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return `“${name}” is not a picture we can take. Please use JPEG, PNG, WebP, AVIF or GIF.`
  if (size > pictureLimits.megabytes * 1024 * 1024)
    return `“${name}” is larger than ${pictureLimits.megabytes} MB. Please make it smaller first.`
  return undefined
}
