import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { termsDocument } from '#features/legal/documents.ts'
import { needLongTexts } from '#i18n/setup.ts'

const TermsRoute = () => <LegalScreen document={termsDocument} />

export const Route = createFileRoute('/_app/terms')({ loader: needLongTexts, component: TermsRoute })
