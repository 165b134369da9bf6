import { useEffect, useRef } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { Logo } from '#ui/logo.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LoginPage } from './login-page.tsx'
import { titleOf } from './pages.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SetUpPage } from './set-up-page.tsx'
import './layout.css'

/** The pages before the admin. They are light: nothing of react-admin is in them. */
export function SignIn({ companyName, canMail }: { companyName: string; canMail: boolean }) {
  return (
    <Routes>
      <Route path="/admin" element={<SignInLayout companyName={companyName} />}>
        <Route path="login" element={<LoginPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage canMail={canMail} />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="welcome" element={<ResetPasswordPage isInvited />} />
        <Route path="set-up" element={<SetUpPage />} />
      </Route>
    </Routes>
  )
}

/** What surrounds the pages before the admin: two lanes that meet. */
function SignInLayout({ companyName }: { companyName: string }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // Set once scripts have taken over: before that a press on a button is lost, which journeys have to know.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  useEffect(() => {
    document.title = titleOf(pathname, companyName)
  }, [pathname, companyName])
  useEffect(() => {
    if (shown.current !== pathname) main.current?.querySelector('h1')?.focus()
    shown.current = pathname
  }, [pathname])
  return (
    <div className="sign-in">
      <header className="tone-ink sign-in-panel">
        <a href="/">
          <Logo name={companyName} />
        </a>
        <Lanes />
        <p>The admin</p>
      </header>
      <main ref={main}>
        <Outlet />
        <noscript>
          <p className="form-note">The admin needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
      </main>
    </div>
  )
}

function Lanes() {
  return (
    <svg
      viewBox="0 0 640 900"
      preserveAspectRatio="xMaxYMid slice"
      className="fill sign-in-lanes drawn"
      aria-hidden="true"
    >
      <path className="lane-agile" d="M-600 190H120C300 190 250 450 430 450" />
      <path className="lane-ai" d="M-600 710H90C290 710 240 450 430 450" />
      <path className="lane-velocity" d="M430 450H700" />
      <circle className="station lane-agile" cx="120" cy="190" r="9" />
      <circle className="station lane-ai" cx="90" cy="710" r="9" />
      <circle className="station lane-velocity" cx="430" cy="450" r="18" />
    </svg>
  )
}
