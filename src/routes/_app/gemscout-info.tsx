import { createFileRoute } from '@tanstack/react-router'
import { gemsInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const GemsInfoRoute = () => <InfoScreen page={gemsInfo} />

export const Route = createFileRoute('/_app/gemscout-info')({ loader: needLongTexts, component: GemsInfoRoute })
