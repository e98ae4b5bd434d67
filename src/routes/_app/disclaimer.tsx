import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { disclaimerDocument } from '#features/legal/documents.ts'
import { needLongTexts } from '#i18n/setup.ts'

const DisclaimerRoute = () => <LegalScreen document={disclaimerDocument} />

export const Route = createFileRoute('/_app/disclaimer')({ loader: needLongTexts, component: DisclaimerRoute })
