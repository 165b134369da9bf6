import type { MetaDescriptor } from 'react-router'

type Thing = { '@type': string; [property: string]: unknown }

/** What a page is about, for search engines. Each builder answers one thing of schema.org; addresses are absolute. */
export function structuredData(...things: Thing[]): MetaDescriptor[] {
  return things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }))
}

export type Named = { name: string; url?: string | undefined }

export function person({ name, url, bio, works }: Named & { bio?: string | undefined; works?: Named }): Thing {
  return {
    '@type': 'Person',
    name,
    ...(url && { url }),
    ...(bio && { description: bio }),
    ...(works && { worksFor: { '@type': 'Organization', ...works } }),
  }
}

export type Article = {
  title: string
  description: string
  url: string
  image: string
  published: string
  changed: string
  authors: (Named & { isOrganization?: boolean })[]
  publisher: Named
  keywords?: string[]
}

export function blogPosting(article: Article): Thing {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url: article.url,
    mainEntityOfPage: article.url,
    image: [article.image],
    datePublished: article.published,
    dateModified: article.changed,
    author: article.authors.map(({ isOrganization, name, url }) => ({
      '@type': isOrganization ? 'Organization' : 'Person',
      name,
      ...(url && { url }),
    })),
    publisher: { '@type': 'Organization', ...article.publisher },
    ...(article.keywords?.length && { keywords: article.keywords.join(', ') }),
  }
}

/** From the front page down to this one. */
export function breadcrumbs(origin: string, trail: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}
