import { createFileRoute } from '@tanstack/react-router'
import { AdminLoginScreen } from '#features/auth/login/admin-login-screen.tsx'

const AdminLoginRoute = () => <AdminLoginScreen returnTo={Route.useSearch().returnTo} />

export const Route = createFileRoute('/_app/(sign-in)/login_/admin')({
  component: AdminLoginRoute,
  validateSearch: ({ returnTo }: Record<string, unknown>): { returnTo?: string } =>
    typeof returnTo === 'string' ? { returnTo } : {},
})
