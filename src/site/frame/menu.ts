export type MenuEntry = { name: string; to: string; entries?: MenuEntry[]; largeScreensOnly?: true }

export const menu: MenuEntry[] = [
  { name: 'Home', to: '/' },
  {
    name: 'Services',
    to: '/services',
    entries: [
      { name: 'Transformation Rescue', to: '/services/transformation-rescue' },
      { name: 'AI Consulting', to: '/services/ai-consulting' },
      { name: 'Assessments', to: '/services/assessments' },
      { name: 'Training Programs', to: '/services/training-programs' },
    ],
  },
  {
    name: 'About Us',
    to: '/about',
    entries: [
      { name: 'Vision & Mission', to: '/about/vision-mission' },
      { name: '12 Principles of Agile Coaching', to: '/about/principles' },
      { name: 'Our Consultants', to: '/about/consultants' },
      { name: 'Events', to: '/about/events' },
      { name: 'Our Partners', to: '/partners', largeScreensOnly: true },
    ],
  },
  { name: 'Use Cases', to: '/use-cases' },
  { name: 'Blog', to: '/blog' },
]

/** The footer's links to pages, each named by one of the site's texts. */
export const footerLinks = [
  { label: 'privacy_label', to: '/privacy-policy' },
  { label: 'terms_label', to: '/terms-of-service' },
] as const
