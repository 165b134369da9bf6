import { isOwnPath } from './address.ts'

/** What whoever gives the address of a picture elsewhere is told. */
export const foreignPicture =
  'Visitors are shown pictures of this site alone. Save the picture on your computer, then upload the file here.'

/** The first picture of an HTML text that no visitor would see, because it lies elsewhere. */
export function findForeignPicture(html: string): string | undefined {
  const sources = html.matchAll(source)
  for (const [, double, single, bare] of sources) {
    const address = double ?? single ?? bare ?? ''
    if (!isOwnPath(address.trim())) return address
  }
  return undefined
}

// No part of it goes past the next tag, so that no text keeps it busy for long.
const source = /<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*?(?<![\w-])src\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>]+))/gi
