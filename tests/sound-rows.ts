import { scanTables } from './sound-scan-rows.ts'

const text = (length: number) => 'x'.repeat(length)

/** For each table a row that it takes, and the nonsense it refuses in one of that row's columns. */
export const tables: SoundRows = {
  backups: {
    sound: { file: '/backups/tandem.backup', started_at: '2030-01-01' },
    nonsense: [
      ['without a file', { file: null }],
      ['of no time', { started_at: null }],
    ],
  },
  mail_templates: {
    sound: { title: 'First answer', subject: 'Hello', text: 'Dear {name}' },
    nonsense: [
      ['without a title', { title: ' ' }],
      ['without a subject', { subject: '' }],
      ['that say nothing', { text: ' ' }],
    ],
  },
  working_time: {
    sound: { time_zone: 'UTC', days: [1, 2], opens: '09:00', closes: '17:00', holidays: ['2030-01-01'] },
    nonsense: [
      ['on no day', { days: [] }],
      ['on the eighth day', { days: [8] }],
      ['that end before they begin', { closes: '08:00' }],
      ['a second time', { is_set: false }],
    ],
  },
  feature_flags: {
    sound: { feature_name: 'scan' },
    nonsense: [
      ['without a name', { feature_name: null }],
      ['with a blank name', { feature_name: '  ' }],
      ['that is neither on nor off', { is_enabled: null }],
      ['without an environment', { env: null }],
    ],
  },
  files: {
    sound: {
      bucket: 'brand-logos',
      name: 'a1.svg',
      content_type: 'image/svg+xml',
      sha256: 'x',
      data: Buffer.from('x'),
    },
    nonsense: [
      ['whose bucket is a path', { bucket: '../x' }],
      ['whose bucket has capitals', { bucket: 'Logos' }],
      ['whose name leads elsewhere', { name: '../passwd' }],
      ['whose name is hidden', { name: '.htaccess' }],
      ['whose name has a slash', { name: 'a/b.svg' }],
      ['whose name is endless', { name: text(201) }],
      ['without bytes', { data: null }],
    ],
  },
  dead_links: {
    sound: {
      resource: 'blog',
      item_id: crypto.randomUUID(),
      item_label: 'An article',
      field: 'content',
      href: '/x',
      words: '',
    },
    nonsense: [
      ['of no resource', { resource: ' ' }],
      ['that lead to nothing at all', { href: '' }],
      ['that moved to where they are', { moved_to: '/x' }],
    ],
  },
  page_content: {
    sound: { page_key: 'home', section_key: 'title', content: '' },
    nonsense: [
      ['of no page', { page_key: ' ' }],
      ['of no section', { section_key: '' }],
      ['without a text', { content: null }],
    ],
  },
  releases: {
    sound: { title: 'Spring campaign' },
    nonsense: [
      ['without a title', { title: ' ' }],
      ['in an unknown state', { state: 'lost' }],
      ['that are planned for no moment', { state: 'planned' }],
      ['that failed for no reason', { state: 'failed' }],
    ],
  },
  brand_references: {
    sound: { name: 'Northlight' },
    nonsense: [
      ['without a name', { name: null }],
      ['with a blank name', { name: '\u0020' }],
      ['in no order', { display_order: null }],
    ],
  },
  testimonials: {
    sound: { name: 'Ada', quote: 'Good', page_key: 'training' },
    nonsense: [
      ['by nobody', { name: '' }],
      ['that say nothing', { quote: ' ' }],
      ['of no page', { page_key: null }],
    ],
  },
  blog_posts: {
    sound: { slug: 'agile-and-ai-2', title: 'Agile and AI' },
    nonsense: [
      ['without a title', { title: ' ' }],
      ['with a slug that is no address', { slug: 'Agile and AI' }],
      ['with a slug that ends in a dash', { slug: 'agile-' }],
      ['with an empty slug', { slug: '' }],
      ['whose authors are no list', { authors: '{"name":"Ada"}' }],
      ['whose tags are missing', { tags: null }],
    ],
  },
  use_cases: {
    sound: { slug: 'rescue', title: 'Rescue' },
    nonsense: [
      ['without a title', { title: '' }],
      ['with a slug that is a path', { slug: 'a/b' }],
      ['without a body', { body: null }],
    ],
  },
  events: {
    sound: { title: 'Meetup', event_type: 'upcoming', event_format: 'hybrid', event_date: '2030-02-28' },
    nonsense: [
      ['without a title', { title: ' ' }],
      ['that are neither upcoming nor past', { event_type: 'soon' }],
      ['of a form that does not exist', { event_format: 'by mail' }],
      ['on a day that does not exist', { event_date: '2030-02-30' }],
    ],
  },
  consultants: {
    sound: { name: 'Ada Lovelace' },
    nonsense: [
      ['without a name', { name: ' ' }],
      ['of whom it is unknown whether they own the firm', { is_owner: null }],
    ],
  },
  consultant_tags: { sound: { name: 'Agile' }, nonsense: [['without a name', { name: '' }]] },
  people: {
    sound: { email: 'ada@example.com' },
    nonsense: [
      ['without an address', { email: null }],
      ['whose address is none', { email: 'ada at example.com' }],
      ['whose address has capitals', { email: 'Ada@example.com' }],
      ['in no known stage', { stage: 'sold' }],
      ['worth less than nothing', { value: -1 }],
      ['who belong to nobody that exists', { owner_id: crypto.randomUUID() }],
    ],
  },
  people_views: {
    sound: { label: 'Mine', filter: '{}', sort: '{}' },
    nonsense: [
      ['without a name', { label: ' ' }],
      ['of nothing', { filter: null }],
    ],
  },
  inquiries: {
    sound: { name: 'Ada', email: 'ada@example.com', company: 'Engines', message: 'Hello' },
    nonsense: [
      ['by nobody', { name: ' ' }],
      ['of no company', { company: '' }],
      ['that say nothing', { message: ' ' }],
      ['that cannot be answered', { email: 'ada' }],
      ['with two addresses', { email: 'ada@example.com eve@example.com' }],
      ['in an unknown state', { status: 'lost' }],
    ],
  },
  users: {
    sound: { name: 'Ada', email: 'ada@example.com', role: 'editor' },
    nonsense: [
      ['without a name', { name: ' ' }],
      ['that cannot sign in', { email: 'ada' }],
      ['whose address has capitals, which would be a second account', { email: 'Ada@example.com' }],
      ['of an unknown role', { role: 'owner' }],
      ['that are neither disabled nor not', { disabled: null }],
    ],
  },
  audit_entries: {
    sound: { user_name: 'Ada', action: 'update', resource: 'blog', item_id: '1', item_label: 'Title' },
    nonsense: [
      ['by nobody', { user_name: null }],
      ['of nothing that was done', { action: ' ' }],
      ['about nothing', { resource: '' }],
    ],
  },
  mails: {
    sound: {
      about: '00000000-0000-4000-8000-000000000000',
      kind: 'contact confirmation',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      message_id: '<1@example.com>',
      status: 'sent',
    },
    nonsense: [
      ['about nothing', { about: null }],
      ['that say nothing', { text: null }],
      ['in an unknown state', { status: 'lost' }],
    ],
  },
  erasures: {
    sound: { reason: 'retention', erased: '{"inquiries":1}', erased_at: '2030-01-01' },
    nonsense: [
      ['for no reason', { reason: 'whim' }],
      ['at the request of nobody', { reason: 'request' }],
      ['of a person whose time was over', { person: 'hash' }],
      ['of nobody knows what', { erased: null }],
    ],
  },
  daily_visits: {
    sound: { day: '2026-03-01', by: 'page', key: '/' },
    nonsense: [
      ['of no day', { day: null }],
      ['by something that is not counted', { by: 'address' }],
      ['of nothing', { key: '' }],
      ['of an endless key', { key: text(401) }],
    ],
  },
  news_consents: {
    sound: {
      ...{ email: 'ada@example.com', wording: 'News, please.', policy_version: '1', way: 'contact form' },
      ...{ given_at: '2030-01-01', withdrawn_by: null },
    },
    nonsense: [
      ['of nobody', { email: 'ada' }],
      ['to nothing', { wording: ' ' }],
      ['that were withdrawn nobody knows how', { withdrawn_at: '2030-01-02' }],
      ['that were withdrawn nobody knows when', { withdrawn_by: 'staff' }],
      ['that were withdrawn by magic', { withdrawn_at: '2030-01-02', withdrawn_by: 'magic' }],
    ],
  },
  webhooks: {
    sound: { url: 'https://crm.example/hook', events: ['inquiry.created'], secret: 'whsec_c2VjcmV0', enabled: false },
    nonsense: [
      ['that call nobody', { url: ' ' }],
      ['that tell nothing', { events: [] }],
      ['whose calls can not be signed', { secret: ' ' }],
    ],
  },
  ...scanTables,
}

export type Row = Record<string, unknown>
export type SoundRows = Record<string, { sound: Row; nonsense: [what: string, change: Row][] }>
