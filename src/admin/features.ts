import type { AdminFeature } from '#admin-ui/admin-feature.ts'
import { blogAdmin } from '#features/blog/admin.tsx'
import { consentsAdmin } from '#features/consents/admin.tsx'
import { inquiriesAdmin } from '#features/contact/admin.tsx'
import { eventsAdmin } from '#features/events/admin.tsx'
import { peopleAdmin, pipelineAdmin, templatesAdmin } from '#features/people/admin.tsx'
import { assessmentsAdmin } from '#features/scan/admin.tsx'
import { studioAdmin } from '#features/scan/studio/admin.ts'
import { useCasesAdmin } from '#features/use-cases/admin.tsx'
import { visitsAdmin } from '#features/visits/admin.tsx'
import { webhooksAdmin } from '#features/webhooks/admin.tsx'
import { consultantsAdmin } from '#records/consultants/admin.tsx'
import { consultantTagsAdmin } from '#records/consultants/admin-tags.tsx'
import { featureFlagsAdmin } from '#records/feature-flags/admin.tsx'
import { referencesAdmin } from '#records/references/admin.tsx'
import { testimonialsAdmin } from '#records/testimonials/admin.tsx'
import { workingTimeAdmin } from '#records/working-time/admin.tsx'
import { auditAdmin } from './audit/admin.tsx'
import { calendarAdmin } from './calendar/admin.ts'
import { contentAdmin, policiesAdmin } from './content/admin.ts'
import { linksAdmin } from './links/admin.ts'
import { mailsAdmin } from './mails/admin.tsx'
import { personalDataAdmin } from './personal-data/admin.tsx'
import { picturesAdmin } from './pictures/admin.ts'
import { releasesAdmin } from './releases/admin.tsx'
import { usersAdmin } from './users/admin.tsx'

/** What the admin consists of, in the order of its menu. Screens, menu and messages follow from it. */
export const adminFeatures: AdminFeature[] = [
  peopleAdmin,
  pipelineAdmin,
  inquiriesAdmin,
  assessmentsAdmin,
  mailsAdmin,
  templatesAdmin,
  consentsAdmin,
  personalDataAdmin,
  visitsAdmin,
  calendarAdmin,
  releasesAdmin,
  contentAdmin,
  blogAdmin,
  useCasesAdmin,
  eventsAdmin,
  studioAdmin,
  picturesAdmin,
  consultantsAdmin,
  consultantTagsAdmin,
  testimonialsAdmin,
  referencesAdmin,
  policiesAdmin,
  linksAdmin,
  featureFlagsAdmin,
  workingTimeAdmin,
  webhooksAdmin,
  usersAdmin,
  auditAdmin,
]
