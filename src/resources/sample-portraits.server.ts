import { readFile } from 'node:fs/promises'
import type { SeedTools } from './feature.server.ts'

/** Stores the drawn portrait of somebody in the sample content, as a picture that users can replace. */
export async function storePortrait(name: string, storeFile: SeedTools['storeFile']): Promise<string> {
  const file = `${plain(name)}.svg`
  const data = await readFile(`db/sample-portraits/${file}`)
  return storeFile({ bucket: 'pictures', name: file, content_type: 'image/svg+xml', data, title: name, alt: name })
}

const plain = (name: string) =>
  name
    .replace(/^Dr\. /, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-')
