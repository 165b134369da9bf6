// First, because it sets the order of the style layers.
import '#ui/styles.css'
import './admin.css'
import './layout/layout.css'
import './layout/opening.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom'
import { App } from './app.tsx'
import { Broken } from './broken.tsx'

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
