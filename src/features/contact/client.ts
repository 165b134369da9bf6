import { api } from '#platform/http/api-client.ts'
import { sourceOfVisit } from '#records/visits/source-of-visit.ts'
import type { FormValues } from './form/values.ts'

type Extras = { key: string; proof: string | undefined; trapped: boolean }

/** Sends an inquiry. The same key may be sent again without a second inquiry coming of it. */
export function sendInquiry(inquiry: FormValues, { key, proof, trapped }: Extras) {
  const body = { ...inquiry, source: sourceOfVisit(/^\/contact/) }
  return api().post<{ success: true }>('/api/functions/send-contact-email', body, {
    'idempotency-key': key,
    ...(proof && { 'proof-of-work': proof }),
    ...(trapped && { 'form-trap': '1' }),
  })
}
