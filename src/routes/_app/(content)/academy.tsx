import { createFileRoute } from '@tanstack/react-router'
import { notYetPage } from '#widgets/not-yet/not-yet-page.ts'

export const Route = createFileRoute('/_app/(content)/academy')({
  component: notYetPage('academy'),
})
