import { aboutContent } from '#features/about/hub/content.ts'
import { principlesContent } from '#features/about/principles/content.ts'
import { visionContent } from '#features/about/vision-mission/content.ts'
import { blogContent } from '#features/blog/content.ts'
import { guideContent } from '#features/blog/guide/content.ts'
import { consultantsContent } from '#features/consultants/content.ts'
import { contactContent } from '#features/contact/content.ts'
import { eventsContent } from '#features/events/content.ts'
import { mentoringContent } from '#features/mentoring/content.ts'
import { partnersContent } from '#features/partners/content.ts'
import { privacyContent } from '#features/policies/privacy/content.ts'
import { termsContent } from '#features/policies/terms/content.ts'
import { flowContent, resultsContent, scanContent } from '#features/scan/content.ts'
import { aiConsultingContent } from '#features/services/ai-consulting/content.ts'
import { assessmentServicesContent } from '#features/services/assessments/content.ts'
import { servicesContent } from '#features/services/overview/content.ts'
import { trainingContent } from '#features/services/training-programs/content.ts'
import { rescueContent } from '#features/services/transformation-rescue/content.ts'
import { useCasesContent } from '#features/use-cases/content.ts'
import type { PageDefaults } from '#records/page-content/defaults.ts'
import { siteContent } from '#records/page-content/site-content.ts'
import { homeContent } from '#site/home/content.ts'
import { insightsContent } from '#site/insights/content.ts'

/** The built-in texts of every page whose texts staff may change. */
export const pageDefaults: PageDefaults[] = [
  siteContent,
  homeContent,
  servicesContent,
  rescueContent,
  aiConsultingContent,
  assessmentServicesContent,
  trainingContent,
  mentoringContent,
  aboutContent,
  visionContent,
  principlesContent,
  partnersContent,
  insightsContent,
  contactContent,
  privacyContent,
  termsContent,
  blogContent,
  guideContent,
  useCasesContent,
  eventsContent,
  consultantsContent,
  scanContent,
  flowContent,
  resultsContent,
]
