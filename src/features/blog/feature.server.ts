import { defineFeature } from '#resources/feature.server.ts'
import { coverTopic } from '#ui/cover-address.ts'
import { blogResource } from './admin.server.ts'
import { blogApi } from './api.server.ts'
import { blogContent } from './content.ts'
import { guidePath } from './guide/archetypes.ts'
import { guideContent } from './guide/content.ts'
import { findNextPublication, findPost, listBlogAddresses, listRelatedPages } from './queries.server.ts'
import { seedBlog } from './seed.server.ts'
import { blogPosts } from './tables.server.ts'

export const blog = defineFeature({
  name: 'blog',
  tables: [blogPosts],
  api: blogApi,
  resources: [blogResource],
  texts: [
    { group: 'Insights', name: 'Blog', path: '/blog', content: blogContent },
    { group: 'Insights', name: 'Agile archetypes', path: guidePath, content: guideContent },
  ],
  parameters: ['q', 'tag', 'sort', 'page'],
  addresses: listBlogAddresses,
  nextPublication: findNextPublication,
  related: { kind: 'article', list: listRelatedPages },
  async findCover(db, path, now) {
    const slug = path.match(/^\/blog\/([^/]+)$/)?.[1]
    const post = slug && (await findPost(db, slug, now))
    return post ? { title: post.title, topic: coverTopic(post) } : undefined
  },
  seed: seedBlog,
})
