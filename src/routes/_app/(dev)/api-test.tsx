import { createFileRoute } from '@tanstack/react-router'
import { ApiTestScreen } from '#dev/api-test/api-test-screen.tsx'

export const Route = createFileRoute('/_app/(dev)/api-test')({ component: ApiTestScreen })
