import type { ContactText } from './text.ts'

/** What came of a form that was posted without JavaScript. */
export function Outcome({ text, outcome }: ContactText & { outcome: 'sent' | 'failed' | undefined }) {
  if (outcome === 'sent') {
    return (
      <div className="card contact-outcome" role="status">
        <h2>{text.success_title}</h2>
        <p>{text.success_message}</p>
      </div>
    )
  }
  if (outcome === 'failed') {
    return (
      <div className="card contact-outcome contact-outcome-failed" role="alert">
        <h2>Failed to Send Message</h2>
        <p>There was an error sending your message. Please try again or contact us directly.</p>
      </div>
    )
  }
  return null
}
