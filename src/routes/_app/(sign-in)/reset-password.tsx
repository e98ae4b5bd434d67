import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/auth/email/reset-password-screen.tsx'

export const Route = createFileRoute('/_app/(sign-in)/reset-password')({
  component: ResetPasswordScreen,
})
