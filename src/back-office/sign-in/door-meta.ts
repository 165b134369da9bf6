type Matches = { matches: ({ loaderData?: unknown } | undefined)[] }

/** These pages are nobody's search result. */
export const doorMeta =
  (title: string) =>
  ({ matches }: Matches) => {
    const { companyName = '' } = (matches[0]?.loaderData ?? {}) as { companyName?: string }
    return [{ title: `${title} | ${companyName}` }, { name: 'robots', content: 'noindex' }]
  }
