import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { privacyDocument } from '#features/legal/documents.ts'
import { needLongTexts } from '#i18n/setup.ts'

const PrivacyRoute = () => <LegalScreen document={privacyDocument} />

export const Route = createFileRoute('/_app/privacy')({ loader: needLongTexts, component: PrivacyRoute })
