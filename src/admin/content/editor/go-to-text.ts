import { rowId } from './ids.ts'

/** Brings a text's field into view and puts the cursor there. */
export function goToText(key: string) {
  const row = document.getElementById(rowId(key))
  if (!row) return
  row.scrollIntoView({ block: 'center' })
  const field = row.querySelector<HTMLElement>('input, textarea, [contenteditable=true], summary')
  field?.focus({ preventScroll: true })
}

/** Once what is wrong has been drawn. */
export function goToFirstFault() {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.texts-pane [aria-invalid=true]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}
