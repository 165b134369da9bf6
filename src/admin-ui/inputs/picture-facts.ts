import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { type LibraryPicture, libraryKey } from '#admin-ui/pictures/library.ts'

type Facts = Pick<LibraryPicture, 'alt' | 'is_decorative'>

/** What the library says of the pictures that forms have shown, for rules that can't wait for an answer. */
const known = new Map<string, Facts>()

const pathOf = (address: unknown) => /^\/storage\/([\w-]+\/[\w.-]+)/.exec(String(address ?? ''))?.[1]

/** What the library says of the picture at an address. */
export function usePictureFacts(address: unknown): Facts | undefined {
  const data = useAdminData()
  const path = pathOf(address)
  const { data: facts } = useQuery({
    queryKey: [...libraryKey, 'facts', path],
    queryFn: async () => {
      const { alt, is_decorative } = await data.call<LibraryPicture>('GET', `pictures/${path}`)
      remember(address, { alt, is_decorative })
      return { alt, is_decorative }
    },
    enabled: path !== undefined,
    retry: false,
  })
  return facts
}

export function remember(address: unknown, { alt, is_decorative }: Facts) {
  const path = pathOf(address)
  if (path) known.set(path, { alt, is_decorative })
}

/** Whether a picture needs no words of its own: the library has them, or it is mere decoration. */
export function isDescribed(address: unknown): boolean {
  const facts = known.get(pathOf(address) ?? '')
  return facts !== undefined && (facts.is_decorative || Boolean(facts.alt))
}
