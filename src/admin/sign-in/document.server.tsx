import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { titleOf } from './pages.ts'
import { SignIn } from './sign-in.tsx'

type Page = { path: string; companyName: string; canMail: boolean }

/**
 * Fills `sign-in.html` for one of its pages. Rendered here, so that the form is there before its script: what is typed
 * meanwhile stays, and the button can not be pressed yet.
 */
export function fillSignInDocument(template: string, { path, companyName, canMail }: Page) {
  const title = renderToStaticMarkup(<title>{titleOf(path, companyName)}</title>)
  const page = renderToString(
    <div id="root" data-company-name={companyName} data-can-mail={canMail}>
      <StaticRouter location={path}>
        <SignIn companyName={companyName} canMail={canMail} />
      </StaticRouter>
    </div>,
  )
  return template.replace('<!--title-->', () => title).replace('<!--page-->', () => page)
}
