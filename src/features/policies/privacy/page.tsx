import { policyQuery } from '#features/policies/client.ts'
import { policyMeta } from '#features/policies/meta.ts'
import { PolicyDocument } from '#features/policies/policy.tsx'
import { getPolicy } from '#features/policies/queries.server.ts'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { WithContent } from '#records/page-content/with-texts.tsx'
import type { Route } from './+types/page.ts'
import type { PrivacyContent } from './content.ts'
import { RetentionLanes } from './retention-lanes.tsx'

const query = policyQuery<PrivacyContent>('privacy-policy')

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  return { queries: [filled(query, await getPolicy<PrivacyContent>(db, 'privacy-policy'))] } satisfies PageData
}

export function clientLoader() {
  return prepare(query)
}

export const meta = policyMeta(query, '/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <WithContent query={query}>
      {(policy) => (
        <PolicyDocument policy={policy}>
          <RetentionLanes text={policy.texts} />
        </PolicyDocument>
      )}
    </WithContent>
  )
}
