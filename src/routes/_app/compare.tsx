import { createFileRoute } from '@tanstack/react-router'
import { compareLink } from '#features/compare/compare-search.ts'
import { CompareScreen } from '#features/compare/compare-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/compare')({
  loader: needScreenTexts,
  validateSearch: compareLink.read,
  component: CompareScreen,
})
