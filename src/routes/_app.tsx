import { createFileRoute } from '@tanstack/react-router'
import { AppShell } from '../app/shell/app-shell.tsx'

export const Route = createFileRoute('/_app')({ component: AppShell })
