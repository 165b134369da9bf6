// First, because it sets the order of the style layers.
import '#ui/styles.css'
import './admin.css'
import './layout/layout.css'
import './layout/opening.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom'
import { App } from './app.tsx'
import { Broken } from './broken.tsx'
import { preloadOnIntent, preloadScreen } from './preload-screen.ts'

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

preloadOnIntent()
// The document shows what is to come meanwhile. What React would show instead it keeps in sight for 300 ms.
preloadScreen(location.pathname).then(() => {
  createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
})
