export const shareAddress = (slug: string) => `/share/${slug}.html`
