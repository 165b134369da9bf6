import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { fillOnce } from '#db/seed.ts'
import { storeFile } from '#records/files/queries.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { createApi } from './api.ts'
import { features } from './features.server.ts'

type Description = { openapi: string; paths: Record<string, Record<string, { responses: object; summary?: string }>> }

const platform = await testPlatform()
await fillOnce(platform.db, features, { withSamples: true })
await storeFile(platform.db, {
  bucket: 'video-thumbnails',
  name: 'dQw4w9WgXcQ.webp',
  content_type: 'image/webp',
  data: Buffer.from('a picture'),
})
const api = createApi(platform, features)
const read = (path: string) => Promise.resolve(api.request(path, { headers: { apikey: platform.publicKey } }))
const description: Description = await (await read('/api/openapi.json')).json()

const listed = Object.entries(description.paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
)

test('the description is sound OpenAPI 3.1', async () => {
  expect(description.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(structuredClone(description))).toEqual({ valid: true })
})

test('the description has every call that integrations rely on', () => {
  expect(listed).toEqual(
    expect.arrayContaining([
      'GET /api/feature-flags',
      'GET /api/references',
      'GET /api/content/{page_key}',
      'GET /api/changes',
      'GET /api/blog',
      'GET /api/blog/{slug}',
      'GET /api/use-cases',
      'GET /api/use-cases/{slug}',
      'GET /api/consultants',
      'GET /api/events',
      'GET /api/testimonials',
      'POST /api/functions/assessment-scoring',
      'POST /api/functions/get-shared-assessment',
      'POST /api/functions/scan-progress',
      'POST /api/functions/send-contact-email',
    ]),
  )
})

test('no call exists that the description leaves out', () => {
  const served = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(served)].toSorted()).toEqual(listed.toSorted())
})

test('every call says what it is for and how it refuses', () => {
  for (const [path, calls] of Object.entries(description.paths)) {
    for (const { summary, responses } of Object.values(calls)) {
      expect(summary, path).toMatch(/\S/)
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['401', '422']))
    }
  }
})

const answers = new Ajv2020({ strict: false, allErrors: true })
addFormats(answers)
answers.addSchema(description, 'description')

function expectDescribed(path: string, status: number, type: string, body: unknown) {
  const place = ['paths', path, 'get', 'responses', String(status), 'content', type, 'schema']
  const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const isDescribed = answers.compile({ $ref: `description#/${pointer}` })
  expect(isDescribed(body) || isDescribed.errors, path).toBe(true)
}

const firstSlug = async (path: string) => (await (await read(path)).json()).items[0].slug as string
const firstAuthor = async () => {
  const { items } = await (await read('/api/blog')).json()
  return items.flatMap(({ authors }: { authors: { slug?: string }[] }) => authors).find(hasSlug).slug
}
const hasSlug = (author: { slug?: string }) => author.slug !== undefined

// An address for each described path; without one the path itself is asked.
const addresses: Record<string, () => string | Promise<string>> = {
  '/api/content/{page_key}': () => '/api/content/home',
  '/api/policies/{page_key}': () => '/api/policies/privacy-policy',
  '/api/testimonials': () => '/api/testimonials?page_key=training',
  '/api/blog/{slug}': async () => `/api/blog/${await firstSlug('/api/blog')}`,
  '/api/use-cases/{slug}': async () => `/api/use-cases/${await firstSlug('/api/use-cases')}`,
  '/api/authors/{slug}': async () => `/api/authors/${await firstAuthor()}`,
}
const readable = listed.map((call) => call.split(' ')).filter(([method, path]) => method === 'GET' && !isStream(path))
function isStream(path = '') {
  return path === '/api/changes'
}

test.each(readable)('the real answer of %s %s is what the description says', async (_method, path = '') => {
  const answer = await read((await addresses[path]?.()) ?? path)
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expectDescribed(path, 200, 'application/json', body)
  expect(JSON.stringify(body).length, 'sample content is there').toBeGreaterThan(50)
})

test.each(readable)('the refusal of %s %s is what the description says', async (_method, path = '') => {
  const answer = await Promise.resolve(api.request((await addresses[path]?.()) ?? path))
  expectDescribed(path, answer.status, 'application/problem+json', await answer.json())
})
