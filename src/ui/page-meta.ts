import type { MetaDescriptor } from 'react-router'

type PageMeta = {
  title: string
  description: string
  path: string
  image?: string
  type?: 'website' | 'article'
}

/** What a page tells search engines and those who share it. `image` and `path` are paths on this site. */
export function pageMeta(page: PageMeta, origin = '', companyName = ''): MetaDescriptor[] {
  const title = [page.title, companyName].filter(Boolean).join(' | ')
  const url = origin + page.path
  const image = origin + (page.image ?? '/share.png')
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries({
      title: page.title,
      description: page.description,
      url,
      type: page.type ?? 'website',
      image,
      'image:width': '1200',
      'image:height': '630',
      site_name: companyName,
    }).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
