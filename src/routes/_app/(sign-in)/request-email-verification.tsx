import { createFileRoute } from '@tanstack/react-router'
import { RequestVerificationScreen } from '#features/auth/email/request-verification-screen.tsx'

export const Route = createFileRoute('/_app/(sign-in)/request-email-verification')({
  component: RequestVerificationScreen,
})
