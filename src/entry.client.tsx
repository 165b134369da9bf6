import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A line's end in a path matches no route, here as on the server, which took it to the letter.
if (/%E2%80%A[89]/i.test(location.pathname)) {
  history.replaceState(null, '', location.pathname.replaceAll('%', '%25'))
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
