import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice, Waiting } from '#ui/notice.tsx'
import { contentFailure, contentQuery } from './client.ts'
import type { PageDefaults, Texts } from './defaults.ts'

/** A page once its texts are there. Until then a spinner; when they can't be had, a way to ask again. */
export function WithTexts<Page extends PageDefaults>({
  pageKey,
  children,
}: {
  pageKey: Page['pageKey']
  children: (text: Texts<Page>) => ReactNode
}) {
  return <WithContent query={contentQuery<Page>(pageKey)}>{children}</WithContent>
}

/** The same for a page whose texts come by a query of their own. */
export function WithContent<Content, Key extends QueryKey>({
  query,
  children,
}: {
  query: UseQueryOptions<Content, Error, Content, Key>
  children: (text: Content) => ReactNode
}) {
  const { data: text, isError, refetch } = useQuery(query)
  const { revalidate } = useRevalidator()
  const cameLate = useRef(!text)

  // The document's title is made of these texts; it has been drawn without them.
  useEffect(() => {
    if (!text || !cameLate.current) return
    cameLate.current = false
    revalidate()
  }, [text, revalidate])

  if (text) return children(text)
  if (!isError) return <Waiting label="Loading…" />
  return <Notice isAlert message={contentFailure} actions={<Button onClick={() => refetch()}>Try Again</Button>} />
}
