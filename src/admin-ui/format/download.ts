/** Hands a file over to the browser's downloads, named by what it holds and today's date. */
export function download(content: string, { name, ending, type }: { name: string; ending: string; type: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`
  link.click()
  URL.revokeObjectURL(link.href)
}
