import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '#features/auth/email/verify-email-screen.tsx'

const VerifyEmailRoute = () => <VerifyEmailScreen token={Route.useSearch().token ?? ''} />

export const Route = createFileRoute('/_app/(sign-in)/verify-email')({
  component: VerifyEmailRoute,
  // The router reads a token of digits as a number.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {},
})
