import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database } from '#platform/database/database.server.ts'
import type { SeedTools } from '#resources/feature.server.ts'
import { logoBucket } from './logo.ts'
import { brandReferences } from './tables.server.ts'

type StoreFile = SeedTools['storeFile']

const withLogo = [
  'Norvane Aerospace',
  'Helion Motors',
  'Medistra',
  'Kestrel Air',
  'Danubia Bank',
  'Orvik Systems',
  'Calder & Finch',
  'Lumenar',
  'Ferrowerk',
]
const textOnly = ['Polaris Clinics', 'Tessel Insurance', 'Brightwater Energy']

export async function seedReferences(db: Database, storeFile: StoreFile) {
  for (const [place, name] of [...withLogo, ...textOnly].entries()) {
    const id = randomUUID()
    const show_text_only = textOnly.includes(name)
    const logo_url = show_text_only ? null : await storeSampleLogo(id, name, storeFile)
    await db.insert(brandReferences).values({ id, name, logo_url, show_text_only, display_order: place + 1 })
  }
}

async function storeSampleLogo(id: string, name: string, storeFile: StoreFile) {
  const file = name.toLowerCase().replace(/[^a-z]+/g, '-')
  const data = await readFile(`db/sample-logos/${file}.svg`)
  return storeFile({
    bucket: logoBucket,
    name: `${id}.svg`,
    content_type: 'image/svg+xml',
    data,
    title: `Logo of ${name}`,
    alt: name,
  })
}
