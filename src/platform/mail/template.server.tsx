import { renderToStaticMarkup } from 'react-dom/server'

type MailParts = {
  title: string
  paragraphs?: string[]
  bars?: MailBar[]
  facts?: [label: string, value: string][]
  /** What the reader is asked to do. */
  link?: { label: string; address: string }
  quoteTitle?: string
  quote?: string
  closing?: string
}

/** A score out of 100. */
export type MailBar = { label: string; note: string; score: number; colour: string }

/** One mail as HTML and as text. Mail programs know no style sheets, so each element carries its own style. */
export function renderMail(mail: MailParts): { html: string; text: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(<MailPage {...mail} />)}`, text: writePlain(mail) }
}

/** What a person wrote, as HTML: the same lines, and nothing around them. */
export const renderPlainMail = (text: string): { html: string; text: string } => ({
  text,
  html: `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body style={styles.plainMail}>{text}</body>
    </html>,
  )}`,
})

function MailPage({ title, paragraphs = [], bars = [], facts = [], link, quoteTitle, quote, closing }: MailParts) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.page}>
          <h1 style={styles.title}>{title}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {bars.map((bar) => (
            <Bar key={bar.label} {...bar} />
          ))}
          {facts.length > 0 && (
            <table style={styles.table}>
              <tbody>
                {facts.map(([label, value]) => (
                  <tr key={label}>
                    <th scope="row" style={styles.label}>
                      {label}
                    </th>
                    <td style={styles.value}>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {link && (
            <>
              <p style={styles.action}>
                <a href={link.address} style={styles.button}>
                  {link.label}
                </a>
              </p>
              <p style={styles.address}>{link.address}</p>
            </>
          )}
          {quoteTitle && <p style={styles.quoteTitle}>{quoteTitle}</p>}
          {quote !== undefined && <blockquote style={styles.quote}>{quote}</blockquote>}
          {closing && <p style={styles.closing}>{closing}</p>}
        </div>
      </body>
    </html>
  )
}

/** Of tables, which every mail program draws; a picture would stay hidden until it is asked for. */
function Bar({ label, note, score, colour }: MailBar) {
  return (
    <>
      <table style={styles.score}>
        <tbody>
          <tr>
            <td>
              <b>{label}</b> {note}
            </td>
            <td style={styles.figure}>{score}</td>
          </tr>
        </tbody>
      </table>
      <table style={styles.bar} aria-hidden="true">
        <tbody>
          <tr>
            {score > 0 && (
              <td width={`${score}%`} style={{ ...styles.part, backgroundColor: colour }}>
                {'\u00a0'}
              </td>
            )}
            {score < 100 && <td style={styles.part}>{'\u00a0'}</td>}
          </tr>
        </tbody>
      </table>
    </>
  )
}

function writePlain({
  title,
  paragraphs = [],
  bars = [],
  facts = [],
  link,
  quoteTitle,
  quote,
  closing,
}: MailParts): string {
  const list = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  const scores = bars.map(({ label, note, score }) => `${label}: ${score} (${note})`).join('\n')
  const quoted = quote?.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  const parts = [title, ...paragraphs, scores, list, link?.address, quoteTitle, quoted?.join('\n'), closing]
  return parts.filter(Boolean).join('\n\n')
}

// Only lines and sizes: the mail program chooses the colours, in the light and in the dark.
const styles = {
  body: {
    margin: 0,
    padding: '24px 16px',
    fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
    fontSize: 16,
    lineHeight: 1.55,
  },
  plainMail: {
    fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
    fontSize: 16,
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
  },
  page: { maxWidth: 560, margin: '0 auto' },
  title: { margin: '0 0 20px', paddingTop: 16, borderTop: '4px double', fontSize: 24, lineHeight: 1.25 },
  table: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  label: { width: 150, padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 600 },
  value: { padding: '6px 0', wordBreak: 'break-word' },
  score: { width: '100%', borderCollapse: 'collapse' },
  figure: { width: 60, fontSize: 20, fontWeight: 600, textAlign: 'right' },
  bar: {
    width: '100%',
    margin: '4px 0 18px',
    border: '1px solid',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
  },
  part: { padding: 0, fontSize: 8, lineHeight: '10px' },
  action: { margin: '28px 0 16px' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    border: '2px solid',
    borderRadius: 14,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 24px', fontSize: 14, wordBreak: 'break-all' },
  quoteTitle: { margin: '24px 0 8px', fontWeight: 600 },
  quote: {
    margin: 0,
    padding: '4px 0 4px 16px',
    borderLeft: '3px solid',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  closing: { margin: '24px 0 0', fontSize: 14 },
} as const
