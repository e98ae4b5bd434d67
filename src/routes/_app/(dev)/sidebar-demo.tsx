import { createFileRoute } from '@tanstack/react-router'
import { SidebarDemo } from '#dev/sidebar-demo.tsx'

export const Route = createFileRoute('/_app/(dev)/sidebar-demo')({ component: SidebarDemo })
