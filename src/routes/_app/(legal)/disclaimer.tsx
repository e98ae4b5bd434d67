import { createFileRoute } from '@tanstack/react-router'
import { legalPage } from '#features/legal/legal-page.ts'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(legal)/disclaimer')({
  loader: needLongTexts,
  component: legalPage('legal-disclaimer'),
})
