import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '#features/feedback/feedback-screen.tsx'

export const Route = createFileRoute('/_app/(info)/feedback')({ component: FeedbackScreen })
