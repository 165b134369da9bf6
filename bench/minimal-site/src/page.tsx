import { useLoaderData } from 'react-router'

/** As many entries with as much text as asked for, so that the page is as large as the one it is compared with. */
export function loader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url)
  const size = (name: string) => Number(searchParams.get(name))
  const text = 'nothing special '.repeat(100).slice(0, size('text'))
  return {
    // One character beyond Latin-1, as in any real text: it makes the strings around it twice as wide.
    title: 'A page like any other – as large as asked for',
    look: 'x'.repeat(size('look')),
    entries: Array.from({ length: size('entries') }, (_, number) => `${number} ${text}`),
  }
}

export default function Page() {
  const { title, look, entries } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>{title}</h1>
      {entries.map((entry) => (
        <p key={entry} className={look}>
          <a href="/">{entry}</a>
        </p>
      ))}
    </main>
  )
}
