import { createFileRoute } from '@tanstack/react-router'
import { onlinePage } from '#parts/online-page/online-page.ts'

export const Route = createFileRoute('/_app/(dev)/api-test')({
  component: onlinePage(
    () => import('#dev/api-test/api-test-screen.tsx'),
    (module) => module.ApiTestScreen,
  ),
})
