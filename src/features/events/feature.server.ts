import { defineFeature } from '#resources/feature.server.ts'
import { line, title } from '#resources/text-list.ts'
import { eventsResource } from './admin.server.ts'
import { eventsApi } from './api.server.ts'
import { calendarFiles } from './calendar/files.server.ts'
import { eventsContent } from './content.ts'
import { findKeynoteProblem } from './keynotes/keynotes.ts'
import { orderThumbnails, thumbnailsQueue, updateThumbnails } from './keynotes/thumbnails.server.ts'
import { listRelatedEvents } from './queries.server.ts'
import { seedEvents } from './seed.server.ts'
import { events as table } from './tables.server.ts'

export const events = defineFeature({
  name: 'events',
  tables: [table],
  api: eventsApi,
  routes: calendarFiles,
  resources: [eventsResource],
  texts: [
    {
      group: 'About us',
      name: 'Events',
      path: '/about/events',
      content: eventsContent,
      afterSave: async (tx, key) => {
        if (key === 'keynote_videos') await orderThumbnails(tx)
      },
      lists: {
        keynote_videos: {
          entry: 'video',
          problemOf: findKeynoteProblem,
          fields: [
            title,
            line('speaker', 'Speaker'),
            line('event', 'Event'),
            { ...line('theme', 'Theme'), hint: 'The filter on the page looks for Agile and Leadership in it' },
            line('language', 'Language'),
            { name: 'url', label: 'Address of the video', type: 'address', required: true },
            {
              name: 'youtubeId',
              label: 'YouTube id',
              type: 'line',
              hint: 'Only where the video is on YouTube; its picture comes from there',
            },
            { name: 'id', label: 'Id', type: 'key', from: 'title' },
          ],
        },
      },
    },
  ],
  parameters: ['theme', 'year', 'keynotes'],
  related: { kind: 'event', list: (db, _wanted, now) => listRelatedEvents(db, now) },
  // Once a night for what could not be fetched before, and whenever the list was saved.
  nightly: [{ name: thumbnailsQueue, cron: '50 3 * * *', perform: (parts) => updateThumbnails(parts) }],
  seed: (db, { now }) => seedEvents(db, now),
})
