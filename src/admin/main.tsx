// First, because it sets the order of the style layers.
import '#ui/styles.css'
import '#ui/prose.css'
import './admin.css'
import './layout/layout.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom'
import { App } from './app.tsx'

// A data router: no other kind can hold up a navigation while something is not saved.
const router = createBrowserRouter([
  {
    path: '/admin/*',
    element: (
      <>
        <App />
        <ScrollRestoration />
      </>
    ),
    errorElement: <Broken />,
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)

/** In place of everything. A plain document load leads out of it: whatever failed may have taken the scripts with it. */
function Broken() {
  return (
    <main className="waiting">
      <h1>Something went wrong</h1>
      <p>What was saved is safe. Trying again often helps.</p>
      <a href={location.href} className="button button-go">
        Try again
      </a>
    </main>
  )
}
