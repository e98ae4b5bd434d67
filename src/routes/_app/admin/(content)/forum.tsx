import { createFileRoute } from '@tanstack/react-router'
import { notYetPage } from '#parts/not-yet/not-yet-page.ts'

export const Route = createFileRoute('/_app/admin/(content)/forum')({
  component: notYetPage('adminForum'),
})
