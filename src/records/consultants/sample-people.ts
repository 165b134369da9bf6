import type { consultants } from './tables.server.ts'

type SamplePerson = typeof consultants.$inferInsert & { tags: string[] }

export const samplePeople: SamplePerson[] = [
  {
    name: 'Eszter Varga',
    title: 'Founder, Agile Leadership',
    bio: 'Eszter led delivery at an airline for nine years before she founded the firm. She works with leadership teams that have to decide faster than their organisation is used to, and is known for the question “who decides this, and by when?”. She speaks Hungarian, English and German.',
    linkedin_url: 'https://example.com/in/eszter-varga',
    is_owner: true,
    is_mentor: true,
    mentor_display_order: 1,
    mentor_quote:
      'I don’t give advice in the first hour. Most leaders know what to do. They need one person who lets them say it aloud.',
    tags: ['Agile Leadership', 'Executive Coaching', 'Aviation', 'Portfolio Planning'],
  },
  {
    name: 'Dániel Lindqvist',
    title: 'Founder, Applied AI',
    bio: 'Dániel built forecasting systems for car makers in Gothenburg and Győr. He came to consulting because the models were good and nobody used them. Today he helps companies find the few places where AI pays, and the courage to stop the others.',
    linkedin_url: 'https://example.com/in/daniel-lindqvist',
    is_owner: true,
    tags: ['AI Strategy', 'Forecasting', 'Automotive'],
  },
  {
    name: 'Amara Okonkwo',
    title: 'Senior Agile Coach',
    bio: 'Amara has coached more than sixty teams, from pump makers to public broadcasters. She trained as a nurse first, and still thinks that a good handover is the most underrated meeting of the day.',
    is_mentor: true,
    mentor_display_order: 2,
    mentor_quote:
      'A mentor isn’t there to be impressed. Bring the meeting that went wrong, and we will look at it slowly.',
    tags: ['Team Coaching', 'Scrum@Scale', 'Healthcare'],
  },
  {
    name: 'Tomasz Wieczorek',
    title: 'Transformation Rescue Lead',
    bio: 'Tomasz is called when a programme has missed its third date. He reads the last two hundred decisions before he says anything, and leaves when the plan is boring again.',
    tags: ['Transformation Rescue', 'Portfolio Planning', 'Manufacturing'],
  },
  {
    name: 'Ilse Brandt',
    title: 'Head of Training Programs',
    bio: 'Ilse designs every programme from what people should do differently on Monday, and works backwards. Before that she ran the academy of an insurance group with eleven thousand learners.',
    is_mentor: true,
    mentor_display_order: 3,
    mentor_quote:
      'People don’t change because of a slide. They change because they tried something small, and someone asked how it went.',
    tags: ['Training Design', 'Change Leadership', 'Insurance'],
  },
  {
    name: 'Rafael Monteiro',
    title: 'AI Engineer and Coach',
    bio: 'Rafael builds pilots together with the people who will use them, usually at the same table. He holds that a tool nobody can check is a tool nobody should trust, and writes his code that way.',
    tags: ['AI Pilots', 'Forecasting', 'Team Coaching'],
  },
]
