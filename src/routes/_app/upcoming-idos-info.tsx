import { createFileRoute } from '@tanstack/react-router'
import { salesInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const SalesInfoRoute = () => <InfoScreen page={salesInfo} />

export const Route = createFileRoute('/_app/upcoming-idos-info')({ loader: needLongTexts, component: SalesInfoRoute })
