import { createFileRoute } from '@tanstack/react-router'
import { launchpadsInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const LaunchpadsInfoRoute = () => <InfoScreen page={launchpadsInfo} />

export const Route = createFileRoute('/_app/top-launchpads-info')({ loader: needLongTexts, component: LaunchpadsInfoRoute })
