import type { Reference } from '#records/references/client.ts'

type ShownReference = Pick<
  Reference,
  'id' | 'name' | 'logo_url' | 'display_order' | 'show_text_only' | 'logo_width' | 'logo_height'
>

/** Always part of the list, and always last. */
const fixedEntry: ShownReference = {
  id: 'arc',
  name: 'ARC',
  logo_url: null,
  display_order: 999,
  show_text_only: true,
}

export function withFixedEntry(references: ShownReference[]) {
  return [...references, fixedEntry]
}

/** The picture to show, or nothing when the name itself stands as a badge. */
export function findLogo({ logo_url, show_text_only }: ShownReference) {
  return show_text_only ? undefined : logo_url || undefined
}
