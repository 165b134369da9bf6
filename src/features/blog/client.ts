import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, orNull } from '#platform/http/api-client.ts'
import type { AuthorPage } from './author/queries.server.ts'
import { type PostFilter, searchOf } from './filter.ts'
import type { Post, PostList } from './queries.server.ts'

export function postsQuery(filter: PostFilter) {
  return queryOptions({
    queryKey: ['blog', 'list', filter],
    queryFn: ({ signal }) => api().get<PostList>(`/api/blog${searchOf(filter)}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** One visible article, under its new name if it has one, or null when there is none of that name. */
export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => orNull(api().get<Post>(`/api/blog/${encodeURIComponent(slug)}`, signal)),
  })
}

export function authorQuery(slug: string) {
  return queryOptions({
    queryKey: ['blog', 'author', slug],
    queryFn: ({ signal }) => orNull(api().get<AuthorPage>(`/api/authors/${encodeURIComponent(slug)}`, signal)),
  })
}

export const listFailure = 'Failed to load blog posts. Please check your connection and try again.'

/** What an article page says while there is no article. Not among the texts users may change: those may be missing too. */
export const articleStates = {
  loading: 'Loading Article...',
  failureTitle: 'Connection Error',
  failureText: 'Failed to load article. Please try again.',
  missingTitle: 'Article Not Found',
  missingText: "The article you're looking for doesn't exist or has been removed.",
  retry: 'Try Again',
  back: 'Back to Blog',
}
