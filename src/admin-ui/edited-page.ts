import { useSearchParams } from 'react-router-dom'

/** The page of the site from which somebody came to edit it, and which stands beside the form. */
export function useEditedPage(): string | undefined {
  const [parameters] = useSearchParams()
  const page = URL.parse(parameters.get('beside') ?? '', location.origin)
  return parameters.has('beside') && page?.origin === location.origin ? page.pathname : undefined
}
