import { createFileRoute } from '@tanstack/react-router'
import { infoPage } from '#features/info/info-page.ts'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(info)/portfolio-analysis-info')({
  loader: needLongTexts,
  component: infoPage('analysis'),
})
