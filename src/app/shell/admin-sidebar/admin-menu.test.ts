import { expect, it } from 'vitest'
import { adminMenu, currentLinkAt, groupAt, type AdminEntry } from './admin-menu.ts'

const lines = (entry: AdminEntry): string[] =>
  entry.kind === 'link'
    ? [`${entry.key} ${entry.link.to}`]
    : [entry.key, ...entry.links.map(({ key, link }) => `- ${key} ${link.to}`)]

it('R-ASB-008..017 the entries and their order', () => {
  expect(adminMenu.flatMap(lines)).toEqual([
    'dashboard /admin',
    'users /admin/users',
    'database /admin/database',
    'workflow /admin/workflow-automation',
    'content',
    '- blog /admin/blog',
    '- forum /admin/forum',
    '- documentation /admin/documentation',
    '- translations /admin/translations',
    'monitoring',
    '- analytics /admin/analytics',
    '- logs /admin/logs',
    '- performance /admin/performance',
    'settings /admin/settings',
    'security /admin/security',
    'api /admin/api',
  ])
})

it('R-ASB-020 one entry is current, by its exact address', () => {
  expect(
    ['/admin', '/admin/', '/admin/users', '/admin/users/7', '/coinlist'].map(
      (path) => currentLinkAt(path)?.key ?? null,
    ),
  ).toEqual(['dashboard', 'dashboard', 'users', null, null])
  expect([groupAt('/admin/logs'), groupAt('/admin/blog'), groupAt('/admin')]).toEqual([
    'monitoring',
    'content',
    null,
  ])
})
