import type { MetaDescriptor } from 'react-router'
import { findData, type PageData } from '#platform/pages/page-data.ts'
import { coverAddress } from '#ui/cover-address.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { contentQuery } from './client.ts'
import type { PageDefaults } from './defaults.ts'

type Described = PageDefaults & { texts: { meta_title: string; meta_description: string } }
type MetaArgs = { loaderData: PageData | undefined; matches: readonly unknown[] }

/** The `meta` of a page that takes its title and description from its own texts. */
export function contentMeta<Page extends Described>(pageKey: Page['pageKey'], path: string) {
  return ({ loaderData, matches }: MetaArgs): MetaDescriptor[] => {
    const [root] = matches as [{ loaderData?: { origin: string; companyName: string } } | undefined]
    const text = findData(loaderData, contentQuery<Page>(pageKey))
    const page = {
      title: text?.meta_title ?? '',
      description: text?.meta_description ?? '',
      path,
      image: coverAddress(path),
    }
    return pageMeta(page, root?.loaderData?.origin, root?.loaderData?.companyName)
  }
}
