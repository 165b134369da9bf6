/** Where a picture is stored. */
export type Key = { bucket: string; name: string }

/** Both in one, as the library's calls and screens name a picture: no bucket has a dot. */
export const pictureId = ({ bucket, name }: Key) => `${bucket}.${name}`

/** What an id stands for; one of another shape for nothing. */
export function readPictureId(id: string): Key {
  const [, bucket = '', name = ''] = /^([^.]+)\.(.+)$/.exec(id) ?? []
  return { bucket, name }
}
