import { createFileRoute } from '@tanstack/react-router'
import { SyncScreen } from '#dev/sync/sync-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(dev)/dev/sync')({
  loader: needLongTexts,
  component: SyncScreen,
})
