import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'
import { defaultCards } from './default-cards.ts'

export const aiConsultingContent = {
  pageKey: 'ai-consulting',
  texts: {
    meta_title: 'AI Consulting: strategy, pilots and support',
    meta_description:
      'AI in three tiers: find where it pays, build 1-3 pilots in 6-8 weeks in the AI Fast-Track Lab, and keep it useful afterwards.',

    hero_title: 'AI that earns its place.',
    hero_text:
      'Three tiers, each useful on its own. Decide where AI pays, build it small, and keep it useful. Begin at the one you need.',

    strategic_title: 'Strategic',
    strategic_text: 'Decide where AI pays before you buy anything.',
    implementation_title: 'Implementation',
    implementation_text: 'Build it small, with your people and your data, and let the figures decide.',
    support_title: 'Ongoing support',
    support_text: 'Keep it useful, safe and understood once the first excitement is over.',

    card_more: 'Learn More',
    card_less: 'Less Details',
    card_benefits: 'What you gain',
    card_key_points: 'Good to know',
    card_outcome: 'Result',
    services_data: JSON.stringify(defaultCards),

    why_title: 'Why us, and not a tool vendor',
    why_1_title: 'Both lanes in one team',
    why_1_text: 'AI people and agile coaches work at the same table. What gets built also gets used.',
    why_2_title: 'We sell no software',
    why_2_text: 'We earn nothing when you buy a licence. Sometimes the best advice is a better form.',
    why_3_title: 'People first',
    why_3_text: 'Those whose work changes are in the room from the first day.',
    why_claim: '60% faster strategic decisions',
    why_claim_text: 'when leaders see forecasts from their own delivery data.',

    cta_title: 'Which idea goes first?',
    cta_text: 'Bring your list of AI ideas, long or short. In a first conversation we put it in an order.',
    cta_button: 'Talk about your list',
  },
} as const satisfies PageDefaults

export type AiConsultingContent = typeof aiConsultingContent

export type AiText = { text: Texts<AiConsultingContent> }
