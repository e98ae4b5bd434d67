import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { adDocument } from '#features/legal/documents.ts'
import { needLongTexts } from '#i18n/setup.ts'

const AdRoute = () => <LegalScreen document={adDocument} />

export const Route = createFileRoute('/_app/ad-policy')({ loader: needLongTexts, component: AdRoute })
