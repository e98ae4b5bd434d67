import { createFileRoute } from '@tanstack/react-router'
import { onlinePage } from '#parts/online-page/online-page.ts'

export const Route = createFileRoute('/_app/(dev)/sidebar-demo')({
  component: onlinePage(
    () => import('#dev/sidebar-demo.tsx'),
    (module) => module.SidebarDemo,
  ),
})
