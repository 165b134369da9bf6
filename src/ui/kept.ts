import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/**
 * What a part of a page looks like depends on `texts`, an object that is replaced when they change, and on `key`. Every
 * key is kept as long as its texts, so there may only be a few.
 */
export type PartRenderer = (part: ReactElement, texts: object, key: string) => string

/** On the server: gives the HTML of a part that many pages share, rendered once. */
export const KeptParts = createContext<PartRenderer | undefined>(undefined)

/**
 * The inside of the element around such a part. It takes all it shows from its own properties and the address, and does
 * not call `useId`: rendered apart from its page, it would get other ids than the browser gives it.
 */
export function useKept(part: ReactElement, texts: object, key: string): Inside {
  const render = useContext(KeptParts)
  return render ? { dangerouslySetInnerHTML: { __html: render(part, texts, key) } } : { children: part }
}

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }
