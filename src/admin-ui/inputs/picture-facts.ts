import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { type LibraryPicture, libraryKey } from '#admin-ui/pictures/library.ts'
import { pictureId } from '#admin-ui/pictures/picture-id.ts'

type Facts = Pick<LibraryPicture, 'alt' | 'is_decorative'>

/** What the library says of the pictures that forms have shown, for rules that can't wait for an answer. */
const known = new Map<string, Facts>()

function idOf(address: unknown) {
  const [, bucket, name] = /^\/storage\/([\w-]+)\/([\w.-]+)/.exec(String(address ?? '')) ?? []
  return bucket && name && pictureId({ bucket, name })
}

/** What the library says of the picture at an address. */
export function usePictureFacts(address: unknown): Facts | undefined {
  const data = useAdminData()
  const id = idOf(address)
  const { data: facts } = useQuery({
    queryKey: [...libraryKey, 'facts', id],
    queryFn: async () => {
      const { alt, is_decorative } = await data.call<LibraryPicture>('GET', `pictures/${id}`)
      remember(address, { alt, is_decorative })
      return { alt, is_decorative }
    },
    enabled: id !== undefined,
    retry: false,
  })
  return facts
}

export function remember(address: unknown, { alt, is_decorative }: Facts) {
  const id = idOf(address)
  if (id) known.set(id, { alt, is_decorative })
}

/** Whether a picture needs no words of its own: the library has them, or it is mere decoration. */
export function isDescribed(address: unknown): boolean {
  const facts = known.get(idOf(address) ?? '')
  return facts !== undefined && (facts.is_decorative || Boolean(facts.alt))
}
