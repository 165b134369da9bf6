// First, because it sets the order of the style layers.
import '#ui/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { SignIn } from './sign-in.tsx'

const root = document.getElementById('root') as HTMLElement

hydrateRoot(
  root,
  <BrowserRouter>
    <SignIn companyName={root.dataset.companyName ?? ''} canMail={root.dataset.canMail === 'true'} />
  </BrowserRouter>,
)
