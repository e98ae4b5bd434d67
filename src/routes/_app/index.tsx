import { createFileRoute } from '@tanstack/react-router'
import { LandingScreen } from '#features/public/landing/landing-screen.tsx'

export const Route = createFileRoute('/_app/')({ component: LandingScreen })
