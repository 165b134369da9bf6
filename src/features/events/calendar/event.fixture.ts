import type { Event } from '#features/events/queries.server.ts'

/** An evening with everything that a calendar may trip over. */
export const event: Event = {
  id: '3f1c2c1e-5f4a-4b59-9a54-0d6f6b1c7a10',
  title: 'Decide in Days, together; quickly',
  description: 'Line one\nLine two',
  event_type: 'upcoming',
  is_visible: true,
  event_date: '2026-07-01',
  event_time: '18:00–20:30',
  location: null,
  event_format: 'online',
  badge_text: null,
  cta_visible: false,
  cta_text: null,
  registration_url: '/contact#contact',
  tags: ['AI'],
  display_order: 1,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-02-03T11:22:33.000Z',
}
