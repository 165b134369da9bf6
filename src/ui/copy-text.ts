/** Puts a text on the clipboard. Throws where the browser does not let it. */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  // Browsers keep that from pages that came over plain http, such as within an office; the old way is open to them.
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!isCopied) throw new Error('The browser does not let the page copy.')
}
