import { createFileRoute } from '@tanstack/react-router'
import { analysisInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const AnalysisInfoRoute = () => <InfoScreen page={analysisInfo} />

export const Route = createFileRoute('/_app/portfolio-analysis-info')({ loader: needLongTexts, component: AnalysisInfoRoute })
