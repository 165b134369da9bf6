import { policyQuery } from '#features/policies/client.ts'
import { policyMeta } from '#features/policies/meta.ts'
import { PolicyDocument } from '#features/policies/policy.tsx'
import { getPolicy } from '#features/policies/queries.server.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { WithContent } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import type { TermsContent } from './content.ts'
import { ShortForm } from './short-form.tsx'

const query = policyQuery<TermsContent>('terms-of-service')

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return { queries: [filled(query, await getPolicy<TermsContent>(db, 'terms-of-service'))] } satisfies PageData
}

export function clientLoader() {
  return prepare(query)
}

export const meta = policyMeta(query, '/terms-of-service')

export default function TermsOfServicePage() {
  return (
    <WithContent query={query}>
      {(policy) => (
        <PolicyDocument policy={policy}>
          <ShortForm text={policy.texts} />
        </PolicyDocument>
      )}
    </WithContent>
  )
}
