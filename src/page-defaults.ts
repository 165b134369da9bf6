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
import { exampleToken } from '#features/scan/example.server.ts'
import { aiConsultingContent } from '#features/services/ai-consulting/content.ts'
import { assessmentServicesContent } from '#features/services/assessments/content.ts'
import { servicesContent } from '#features/services/overview/content.ts'
import { trainingContent } from '#features/services/training-programs/content.ts'
import { rescueContent } from '#features/services/transformation-rescue/content.ts'
import { useCasesContent } from '#features/use-cases/content.ts'
import type { EditablePage, PageDefaults } from '#records/page-content/defaults.ts'
import { siteContent } from '#records/page-content/site-content.ts'
import { homeContent } from '#site/home/content.ts'
import { insightsContent } from '#site/insights/content.ts'
import { staticPages } from '#site/static-pages.ts'

/** Every page whose texts staff may change, as they know it, in the order of the site. */
export const editablePages: EditablePage[] = [
  page('Site', 'Home', homeContent),
  page('Site', 'Site frame', siteContent, '/'),
  page('Services', 'Services', servicesContent),
  page('Services', 'Transformation Rescue', rescueContent),
  page('Services', 'AI Consulting', aiConsultingContent),
  page('Services', 'Assessments', assessmentServicesContent),
  page('Services', 'Training Programs', trainingContent),
  page('Services', 'Mentoring', mentoringContent),
  page('Readiness scan', 'Scan: start and details', flowContent),
  page('Readiness scan', 'Scan: questions', scanContent),
  page('Readiness scan', 'Scan: result', resultsContent, `/assessment/shared/${exampleToken}`),
  page('Insights', 'Insights', insightsContent),
  page('Insights', 'Blog', blogContent),
  page('Insights', 'Agile archetypes', guideContent),
  page('Insights', 'Use Cases', useCasesContent),
  page('About us', 'About Us', aboutContent),
  page('About us', 'Vision & Mission', visionContent),
  page('About us', '12 Principles', principlesContent),
  page('About us', 'Consultants', consultantsContent),
  page('About us', 'Events', eventsContent),
  page('About us', 'Partners', partnersContent),
  page('Contact and policies', 'Contact', contactContent),
  page('Contact and policies', 'Privacy Policy', privacyContent),
  page('Contact and policies', 'Terms of Service', termsContent),
]

/** The built-in texts of every page whose texts staff may change. */
export const pageDefaults: PageDefaults[] = editablePages.map(({ content }) => content)

/** Where the texts can be seen; a path of their own for those that are on no page that is always there. */
function page(group: string, name: string, content: PageDefaults, path = pathOf(content)): EditablePage {
  return { group, name, content, path }
}

function pathOf({ pageKey }: PageDefaults): string {
  const path = Object.entries(staticPages).find(([, key]) => key === pageKey)?.[0]
  if (!path) throw new Error(`The page ${pageKey} has no address`)
  return path
}
