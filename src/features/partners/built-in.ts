import type { Partner } from './partner-list.ts'

/** Shown until users keep lists of their own, and whenever what they keep can't be read. */
export const builtInPartners: Record<'technology' | 'education' | 'implementation', Partner[]> = {
  technology: [
    {
      name: 'Quillstack',
      logo: 'quill',
      description: 'Planning software that keeps one backlog for hundreds of teams.',
    },
    {
      name: 'Norrbyte',
      logo: 'north',
      description: 'A European cloud for models and data that must not leave the continent.',
    },
    { name: 'Veydrift', logo: 'drift', description: 'Watches models at work and says when they begin to go wrong.' },
    { name: 'Tallgrid', logo: 'grid', description: 'Delivery data from every tracker, in one place and in one unit.' },
  ],
  education: [
    {
      name: 'Lindenhall School of Management',
      logo: 'linden',
      description:
        'Our leadership modules are part of its executive programme. Participants bring their own company as the case.',
    },
    {
      name: 'Kvarnby Academy',
      logo: 'mill',
      description: 'Evening courses for people who lead a team for the first time, in five languages.',
    },
    {
      name: 'Tisza Data Workshop',
      logo: 'river',
      description: 'Teaches engineers to question their models, with data sets that contain real mistakes.',
    },
  ],
  implementation: [
    {
      name: 'Halvorsen & Pike',
      logo: 'bridge',
      description: 'Programme leads who take over where a rescue has steadied the work.',
    },
    {
      name: 'Steadyhand Systems',
      logo: 'level',
      description: 'Builds and runs for years what a pilot has proved in weeks.',
    },
    {
      name: 'Monteverra',
      logo: 'peaks',
      description: 'Brings works councils and unions in early, and keeps them in.',
    },
  ],
}
