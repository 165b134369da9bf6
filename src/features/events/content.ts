import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'
import { builtInKeynotes } from './keynotes/built-in.ts'

export const eventsContent = {
  pageKey: 'events',
  texts: {
    meta_title: 'Events: talks, workshops and open evenings',
    meta_description:
      'Upcoming talks, webinars and workshops on AI and agile leadership, recorded keynotes, and an archive of what we have done since 2023.',

    hero_eyebrow: 'Events',
    hero_title: 'Come with a question. Leave with a next step.',
    hero_text:
      'We meet leaders in small rooms, on stages and online. Bring something that is stuck; that makes the better evening.',

    keynotes_title: 'Featured keynotes',
    keynotes_text: 'Recorded talks of ten to forty minutes. They open at the video host, in a new tab.',
    keynotes_filter: 'Theme of the keynotes',
    keynotes_all: 'All themes',
    keynotes_agile: 'Agile',
    keynotes_leadership: 'Leadership',
    keynotes_empty: 'No keynote on this theme yet.',
    keynote_videos: JSON.stringify(builtInKeynotes),

    upcoming_title: 'Upcoming events',
    upcoming_empty: 'Nothing is planned at the moment. Subscribe to the calendar, and the next date comes to you.',
    upcoming_button: 'Register',
    upcoming_feed: 'Subscribe to the calendar',
    upcoming_file: 'Add to calendar',
    loading: 'Loading events',

    past_title: 'Past events',
    past_text: 'Where we have been, year by year.',
    past_theme: 'Theme',
    past_all_themes: 'All themes',
    past_year: 'Year',
    past_all_years: 'All years',
    past_empty: 'No past event matches these filters.',
    past_clear: 'Clear filters',

    conferences_title: 'Conferences we organise',
    conferences_1_name: 'Two Lanes Day',
    conferences_1_meta: 'Budapest, every spring · 180 people',
    conferences_1_text:
      'One track on agility, one on AI, and a last hour in which both rooms have to agree on something. Clients speak; we make the coffee.',
    conferences_2_name: 'AI in the Room',
    conferences_2_meta: 'Vienna, every autumn · 60 leaders',
    conferences_2_text:
      'A working day without a stage. Each participant brings one decision and leaves with a tested idea of where AI helps, or doesn’t.',
  },
} as const satisfies PageDefaults

export type EventsContent = typeof eventsContent
export type EventsText = { text: Texts<EventsContent> }
