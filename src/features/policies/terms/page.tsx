import { policyQuery } from '#features/policies/client.ts'
import { loadPolicy } from '#features/policies/load-policy.server.ts'
import { policyMeta } from '#features/policies/meta.ts'
import { PolicyDocument } from '#features/policies/policy.tsx'
import { prepareWithStandIn } from '#platform/pages/page-data.ts'
import { useContent } from '#records/page-content/client.ts'
import type { Route } from './+types/page.ts'
import { type TermsContent, termsContent } from './content.ts'
import { ShortForm } from './short-form.tsx'

const query = policyQuery<TermsContent>('terms-of-service')

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy(context, termsContent)
}

export function clientLoader() {
  const builtIn = Promise.all([import('./content.ts'), import('#features/policies/built-in.ts')])
  return prepareWithStandIn(
    query,
    builtIn.then(([{ termsContent }, { builtInPolicy }]) => builtInPolicy(termsContent)),
  )
}

export const meta = policyMeta(query, '/terms-of-service')

export default function TermsOfServicePage() {
  const policy = useContent(query)
  return (
    <PolicyDocument policy={policy}>
      <ShortForm text={policy.texts} />
    </PolicyDocument>
  )
}
