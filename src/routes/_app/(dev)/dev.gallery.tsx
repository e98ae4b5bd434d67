import { createFileRoute } from '@tanstack/react-router'
import { GalleryScreen } from '#dev/gallery/gallery-screen.tsx'

export const Route = createFileRoute('/_app/(dev)/dev/gallery')({ component: GalleryScreen })
