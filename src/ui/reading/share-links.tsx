import { copyText } from '#ui/copy-text.ts'
import { ExternalLink } from '#ui/link.tsx'
import { notify } from '#ui/notify.ts'

/** Ways to pass a page on. Nothing of the networks is loaded; a link tells them only what is clicked. */
export function ShareLinks({ label, url, title }: { label: string; url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
  const x = `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`
  return (
    <div className="share-links">
      <h2>{label}</h2>
      <ul className="chips">
        <li>
          <ExternalLink href={linkedIn}>LinkedIn</ExternalLink>
        </li>
        <li>
          <ExternalLink href={x}>X</ExternalLink>
        </li>
        <li>
          <a href={mail}>E-mail</a>
        </li>
        <li>
          <button type="button" onClick={() => copyLink(url)}>
            Copy Link
          </button>
        </li>
      </ul>
    </div>
  )
}

async function copyLink(url: string) {
  try {
    await copyText(url)
    notify.brief('Link copied!')
  } catch {
    notify.brief('Failed to copy link', 'destructive')
  }
}
