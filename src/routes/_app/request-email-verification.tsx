import { createFileRoute } from '@tanstack/react-router'
import { RequestVerificationScreen } from '#features/auth/request-verification-screen.tsx'

export const Route = createFileRoute('/_app/request-email-verification')({
  component: RequestVerificationScreen,
})
