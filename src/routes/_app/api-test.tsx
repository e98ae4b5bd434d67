import { createFileRoute } from '@tanstack/react-router'
import { ApiTestScreen } from '#dev/api-test/api-test-screen.tsx'

export const Route = createFileRoute('/_app/api-test')({ component: ApiTestScreen })
