import { createFileRoute } from '@tanstack/react-router'
import { compareInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const CompareInfoRoute = () => <InfoScreen page={compareInfo} />

export const Route = createFileRoute('/_app/compare-coins-info')({ loader: needLongTexts, component: CompareInfoRoute })
