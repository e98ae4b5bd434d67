import { createFileRoute } from '@tanstack/react-router'
import { generatorInfo } from '#features/info/info-pages.ts'
import { InfoScreen } from '#features/info/info-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const GeneratorInfoRoute = () => <InfoScreen page={generatorInfo} />

export const Route = createFileRoute('/_app/portfolio-generator-info')({ loader: needLongTexts, component: GeneratorInfoRoute })
