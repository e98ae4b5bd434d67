import { createFileRoute } from '@tanstack/react-router'
import { onlinePage } from '#parts/online-page/online-page.ts'

export const Route = createFileRoute('/_app/(dev)/dev/gallery')({
  component: onlinePage(
    () => import('#dev/gallery/gallery-screen.tsx'),
    (module) => module.GalleryScreen,
  ),
})
