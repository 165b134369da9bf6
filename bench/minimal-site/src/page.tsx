import { useLoaderData } from 'react-router'

/** As many paragraphs as asked for, so that the page is as large as the one it is compared with. */
export function loader({ request }: { request: Request }) {
  return Number(new URL(request.url).searchParams.get('paragraphs'))
}

export default function Page() {
  const count = useLoaderData<typeof loader>()
  return (
    <main>
      {Array.from({ length: count }, (_, number) => (
        <p key={String(number)} className="paragraph">
          <a href="/">Paragraph {number}</a> of a page with nothing special about it.
        </p>
      ))}
    </main>
  )
}
