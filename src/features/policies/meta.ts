import type { MetaDescriptor } from 'react-router'
import { findData, type PageData } from '#platform/pages/page-data.ts'
import { pageMeta } from '#ui/page-meta.ts'
import type { policyQuery } from './client.ts'
import type { PolicyPage } from './queries.server.ts'

type MetaArgs = { loaderData: PageData | undefined; matches: readonly unknown[] }

export function policyMeta<Page extends PolicyPage>(query: ReturnType<typeof policyQuery<Page>>, path: string) {
  return ({ loaderData, matches }: MetaArgs): MetaDescriptor[] => {
    const [root] = matches as [{ loaderData?: { origin: string; companyName: string } } | undefined]
    const text = findData(loaderData, query)?.texts
    const page = { title: text?.meta_title ?? '', description: text?.meta_description ?? '', path }
    return pageMeta(page, root?.loaderData?.origin, root?.loaderData?.companyName)
  }
}
