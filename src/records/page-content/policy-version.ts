import type { PageDefaults } from './defaults.ts'

/** Which privacy policy is in force: the policy's page shows it, each consent records it. */
export const policyVersion = { pageKey: 'privacy-policy', texts: { version: '2.1' } } as const satisfies PageDefaults
