import type { MetaDescriptor } from 'react-router'
import type { PageData } from '#platform/page-data.ts'
import { getQueryClient } from '#platform/query-client.ts'
import { coverAddress } from '#ui/cover-address.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { contentQuery } from './client.ts'
import type { PageDefaults, Texts } from './defaults.ts'

type Described = PageDefaults & { texts: { meta_title: string; meta_description: string } }
type MetaArgs = { loaderData: PageData | undefined; matches: readonly unknown[] }

/** The `meta` of a page that takes its title and description from its own texts. */
export function contentMeta<Page extends Described>(pageKey: Page['pageKey'], path: string) {
  return ({ loaderData, matches }: MetaArgs): MetaDescriptor[] => {
    const [root] = matches as [{ loaderData?: { origin: string; companyName: string } } | undefined]
    const text = findTexts<Page>(loaderData, pageKey)
    const page = {
      title: text?.meta_title ?? '',
      description: text?.meta_description ?? '',
      path,
      image: coverAddress(path),
    }
    return pageMeta(page, root?.loaderData?.origin, root?.loaderData?.companyName)
  }
}

/** What the page's loader has sent, else what the browser's cache holds. */
function findTexts<Page extends PageDefaults>(data: PageData | undefined, pageKey: Page['pageKey']) {
  const { queryKey } = contentQuery<Page>(pageKey)
  const sent = data?.queries.find(([key]) => key.join() === queryKey.join())
  return (sent?.[1] ?? getQueryClient().getQueryData(queryKey)) as Texts<Page> | undefined
}
