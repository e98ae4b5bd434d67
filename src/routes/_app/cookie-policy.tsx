import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#features/legal/legal-screen.tsx'
import { cookieDocument } from '#features/legal/documents.ts'
import { StoredThings } from '#features/legal/stored-things.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const CookieRoute = () => <LegalScreen document={cookieDocument} supplements={{ inventory: <StoredThings /> }} />

export const Route = createFileRoute('/_app/cookie-policy')({ loader: needLongTexts, component: CookieRoute })
