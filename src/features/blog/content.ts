import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const blogContent = {
  pageKey: 'blog',
  texts: {
    meta_title: 'Blog: notes on AI, agility and the people in between',
    meta_description:
      'Field notes for leaders who run AI and agile change at once: what worked, what did not, and the figures behind it.',

    hero_eyebrow: 'Blog',
    hero_title: 'Notes from both lanes',
    hero_text:
      'What we learn inside large organisations while it is still warm. No trends, no listicles, figures where we have them.',

    search_label: 'Search articles',
    search_placeholder: 'Topic, method or author',
    search_button: 'Search',
    sort_label: 'Sort by',
    sort_newest: 'Newest first',
    sort_oldest: 'Oldest first',
    tags_label: 'Topics',
    tags_all: 'All topics',

    lead_label: 'Latest',
    loading: 'Loading articles',
    empty_title: 'No articles found',
    empty_text: 'Try a shorter word or another topic. Small typing errors are forgiven.',
    empty_text_plain: 'The first articles are being written.',
    empty_button: 'Clear Filters',

    guide_title: 'Explorer, Bundler, Scaler, Catalyst: which one are you?',
    guide_text: 'The four archetypes behind our readiness scan, with what each does well and when to call on it.',
    guide_link: 'Read the guide',
    feed_link: 'Follow by RSS',

    article_outline: 'On this page',
    article_share: 'Share this article',
    article_author_role: 'Consultant',
    article_author_link: 'All articles by {name}',
    article_related: 'Related Articles',
    article_cta_title: 'Does this sound like your Tuesday?',
    article_cta_text:
      'Tell us where it hurts. In a first consultation we say what we would try, and what we would leave alone.',
    article_cta_button: 'Book a consultation',

    author_articles: 'Articles',
    author_more: 'More about {name}',
    author_team: 'Meet all consultants',
  },
} as const satisfies PageDefaults

export type BlogContent = typeof blogContent
export type BlogText = { text: Texts<BlogContent> }
