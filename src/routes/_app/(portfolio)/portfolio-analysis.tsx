import { createFileRoute } from '@tanstack/react-router'
import { PortfolioPage } from '#features/portfolio/portfolio-page.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(portfolio)/portfolio-analysis')({
  loader: needScreenTexts,
  component: PortfolioPage,
})
