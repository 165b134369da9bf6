import type { Database } from '#platform/database/database.server.ts'
import type { SeedTools } from '#resources/feature.server.ts'
import { storePortrait } from '#resources/sample-portraits.server.ts'
import { testimonials } from './tables.server.ts'

type Sample = Omit<typeof testimonials.$inferInsert, 'page_key' | 'display_order'>

const samples: Record<string, Sample[]> = {
  training: [
    {
      name: 'Birgit Nowak',
      role: 'Head of Learning',
      company: 'Tessel Insurance',
      quote:
        'We measured again after six months. Two thirds still used what they had practised. Our other courses lose that in three weeks.',
    },
    {
      name: 'Gergő Halmos',
      role: 'Team Lead, Claims',
      company: 'Tessel Insurance',
      quote: 'No role plays about fictional companies. We brought our own backlog, and took it home shorter.',
    },
    {
      name: 'Sunniva Dahl',
      role: 'Product Owner',
      company: 'Brightwater Energy',
      quote: 'On the second day I cancelled three meetings. On Monday nobody missed them.',
    },
  ],
  mentoring: [
    {
      name: 'Laurent Mercier',
      role: 'Chief Technology Officer',
      company: 'Lumenar',
      quote:
        'For a year I had a person with no stake in my decisions. I have made fewer of them since, and changed fewer back.',
    },
    {
      name: 'Zsófia Benedek',
      role: 'Plant Manager',
      company: 'Ferrowerk',
      quote: 'My mentor never told me what to do. It was annoying for a month, and then it was the whole point.',
    },
  ],
  home: [
    {
      name: 'Henrik Solberg',
      role: 'Programme Director Avionics',
      company: 'Norvane Aerospace',
      quote: 'I used to ask for a date and get a promise. Now I get a range with a reason, and I plan on the range.',
    },
    {
      name: 'Ágnes Somogyi',
      role: 'Chief Operating Officer',
      company: 'Danubia Bank',
      quote: 'We finished twice as much after we started a quarter as much. I wouldn’t have believed the sentence.',
    },
  ],
  about: [
    {
      name: 'Dr. Pauline Aubert',
      role: 'Vice President Quality',
      company: 'Medistra',
      quote:
        'They read our rules before they read our org chart. After that, my department was on their side of the table.',
    },
  ],
}

export async function seedTestimonials(db: Database, { storeFile }: Pick<SeedTools, 'storeFile'>) {
  for (const [page_key, people] of Object.entries(samples)) {
    for (const [i, person] of people.entries()) {
      const image_url = await storePortrait(person.name, storeFile)
      await db.insert(testimonials).values({ ...person, image_url, page_key, display_order: i + 1 })
    }
  }
}
