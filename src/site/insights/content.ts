import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const insightsContent = {
  pageKey: 'insights',
  texts: {
    meta_title: 'Insights',
    meta_description:
      'New articles, success stories and events on agile leadership and applied AI, and a scan that shows where you stand.',

    title: 'Insights',
    lead: 'What we write, what clients have done with it, and where you can ask us about it.',

    articles_title: 'Articles',
    articles_latest: 'Also new',
    articles_link: 'All articles',
    articles_empty: 'The first article is being written.',

    scan_title: 'Before you read on: where do you stand?',
    scan_text: 'Sixteen questions, about three minutes, and no e-mail address needed.',
    scan_button: 'Start the Scan',
    scan_guide: 'The four archetypes explained',

    stories_title: 'From practice',
    stories_link: 'All success stories',
    stories_empty: 'The first success story is on its way.',

    events_title: 'On the calendar',
    events_link: 'All events and talks',
    events_empty: 'Nothing is planned right now. The archive has the talks so far.',

    loading: 'Loading…',
  },
} as const satisfies PageDefaults

export type InsightsContent = typeof insightsContent

export type InsightsText = { text: Texts<InsightsContent> }
