import { createFileRoute } from '@tanstack/react-router'
import { AuthScreen } from '#features/auth/auth-screen.tsx'

const RegisterRoute = () => <AuthScreen mode="register" returnTo={Route.useSearch().returnTo} />

export const Route = createFileRoute('/_app/(sign-in)/register')({
  component: RegisterRoute,
  validateSearch: ({ returnTo }: Record<string, unknown>): { returnTo?: string } =>
    typeof returnTo === 'string' ? { returnTo } : {},
})
