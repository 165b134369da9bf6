/** The pages that show testimonials, by the key that each of them asks for. */
export const testimonialPages = [
  { id: 'about', name: 'About us', path: '/about' },
  { id: 'home', name: 'Home', path: '/' },
  { id: 'mentoring', name: 'Mentoring', path: '/mentoring' },
  { id: 'training', name: 'Training programs', path: '/services/training-programs' },
] as const

type Page = { id: string; name: string; path: string }

/** A key that no page asks for any more is shown as it is. */
export const getTestimonialPage = (key: string): Page =>
  testimonialPages.find(({ id }) => id === key) ?? { id: key, name: key, path: '/' }
