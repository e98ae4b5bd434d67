import { createFileRoute } from '@tanstack/react-router'
import { GoogleCallbackScreen } from '#features/auth/google/google-callback-screen.tsx'

export const Route = createFileRoute('/_app/(account)/callback')({
  component: GoogleCallbackScreen,
})
