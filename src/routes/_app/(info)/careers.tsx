import { createFileRoute } from '@tanstack/react-router'
import { CareersScreen } from '#features/public/careers/careers-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(info)/careers')({
  loader: needLongTexts,
  component: CareersScreen,
})
