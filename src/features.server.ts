import { backups } from '#admin/backups/feature.server.ts'
import { mails } from '#admin/mails/feature.server.ts'
import { users } from '#admin/users/feature.server.ts'
import { about } from '#features/about/feature.server.ts'
import { blog } from '#features/blog/feature.server.ts'
import { consents } from '#features/consents/feature.server.ts'
import { consultantsPage } from '#features/consultants/feature.server.ts'
import { contact } from '#features/contact/feature.server.ts'
import { events } from '#features/events/feature.server.ts'
import { mentoring } from '#features/mentoring/feature.server.ts'
import { partners } from '#features/partners/feature.server.ts'
import { people } from '#features/people/feature.server.ts'
import { policies } from '#features/policies/feature.server.ts'
import { scan } from '#features/scan/feature.server.ts'
import { services } from '#features/services/feature.server.ts'
import { useCases } from '#features/use-cases/feature.server.ts'
import { visits } from '#features/visits/feature.server.ts'
import { webhooks } from '#features/webhooks/feature.server.ts'
import { consultants } from '#records/consultants/feature.server.ts'
import { erasures } from '#records/erasures/feature.server.ts'
import { featureFlags } from '#records/feature-flags/feature.server.ts'
import { files } from '#records/files/feature.server.ts'
import { notices } from '#records/notices/feature.server.ts'
import { pageContent } from '#records/page-content/feature.server.ts'
import { references } from '#records/references/feature.server.ts'
import { testimonials } from '#records/testimonials/feature.server.ts'
import { workingTime } from '#records/working-time/feature.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { home } from '#site/home/feature.server.ts'
import { insights } from '#site/insights/feature.server.ts'

/**
 * What the product consists of, in the order of the site. API, admin, triggers, texts, sitemap, previews, privacy,
 * nightly work and sample content follow from it.
 */
export const features: Feature[] = [
  home,
  services,
  mentoring,
  scan,
  insights,
  blog,
  useCases,
  about,
  consultantsPage,
  events,
  partners,
  contact,
  consents,
  policies,
  visits,
  featureFlags,
  references,
  consultants,
  testimonials,
  pageContent,
  files,
  mails,
  people,
  notices,
  workingTime,
  webhooks,
  erasures,
  users,
  backups,
]
