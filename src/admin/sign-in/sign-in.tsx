import { Route, Routes } from 'react-router-dom'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { SignInLayout } from './layout.tsx'
import { LoginPage } from './login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SetUpPage } from './set-up-page.tsx'

/** The pages before the admin. They are light: nothing of react-admin is in them. */
export function SignIn({ companyName }: { companyName: string }) {
  return (
    <Routes>
      <Route path="/admin" element={<SignInLayout companyName={companyName} />}>
        <Route path="login" element={<LoginPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="set-up" element={<SetUpPage />} />
      </Route>
    </Routes>
  )
}
