import { html } from 'hono/html'

type SharedThing = {
  title: string
  description: string
  /** Absolute, like the picture's address: those who fetch this page have nothing to resolve a path against. */
  url: string
  image: string
  /** Of a picture of its own; the drawn one shows the title. */
  imageAlt?: string
  siteName: string
  type?: 'article' | 'website'
}

/** The page behind a shared link: everything a preview shows, no script, and straight on to what is shared. */
export function sharePage(thing: SharedThing): Response {
  const { title, description, url, image, imageAlt, siteName, type = 'article' } = thing
  const alt = imageAlt || title
  const head = html`<title>${title} | ${siteName}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${alt}">
<meta http-equiv="refresh" content="0; url=${url}">`
  return answer(200, head, { title, text: description, link: { url, label: `Read on at ${siteName}` } })
}

/** What a shared link answers when there is nothing behind it any more. */
export function missingSharePage(title: string, text: string, back: Link): Response {
  const head = html`<meta name="robots" content="noindex">
<title>${title}</title>`
  return answer(404, head, { title, text, link: back })
}

type Link = { url: string; label: string }

function answer(status: number, head: unknown, { title, text, link }: { title: string; text: string; link: Link }) {
  const page = html`<!doctype html>
<html lang="en" style="color-scheme: light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
</head>
<body style="max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif">
<main>
<h1 style="font-size: 1.75rem; line-height: 1.2">${title}</h1>
<p>${text}</p>
<p><a href="${link.url}">${link.label}</a></p>
</main>
</body>
</html>
`
  return new Response(String(page), { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
