const policies: Record<string, string> = {
  'privacy-policy': '/admin/privacy-policy',
  'terms-of-service': '/admin/privacy-policy/terms',
}

/** Where the texts of a page are edited; with a text, the editor opens at it. */
export function editorPath(pageKey: string, sectionKey?: string) {
  const path = policies[pageKey] ?? `/admin/content/${pageKey}`
  return sectionKey === undefined ? path : `${path}?text=${sectionKey}`
}
