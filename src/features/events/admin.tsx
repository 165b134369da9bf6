import EventOutlined from '@mui/icons-material/EventOutlined'
import { defineAdmin, lazyScreen } from '#admin-ui/admin-feature.ts'

export const eventsAdmin = defineAdmin({
  name: 'events',
  words: {
    one: 'event',
    many: 'events',
    failedList: 'Failed to fetch events',
    fields: {
      display_order: 'Order',
      badge_text: 'Badge',
      event_type: 'Type',
      event_format: 'Format',
      event_date: 'Date',
      event_time: 'Time',
      keep_upcoming: 'Keep among the upcoming',
      cta_visible: 'Show the button',
      is_visible: 'Visible on the site',
      cta_text: 'Button text',
      registration_url: 'Registration address',
    },
  },
  menu: { group: 'Content', label: 'Events', icon: EventOutlined },
  list: lazyScreen(() => import('./admin/screens.tsx'), 'EventList'),
  edit: lazyScreen(() => import('./admin/screens.tsx'), 'EventEdit'),
  create: lazyScreen(() => import('./admin/screens.tsx'), 'EventCreate'),
  recordRepresentation: 'title',
})
