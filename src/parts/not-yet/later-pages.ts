// The announced pages that are not built yet: what each is called, what it will do, and what
// already serves instead. A page leaves this table when its screen arrives.
import type { TextKey } from '#i18n/areas.ts'

type Words = { [A in 'nav' | 'pages' | 'admin']: readonly [area: A, key: TextKey<A>] }[
  | 'nav'
  | 'pages'
  | 'admin']

/**
 * What already serves instead. A name, not a link: a link knows every route, and routes name these
 * pages.
 */
export type WayOn = 'coins' | 'watchlist'

export type LaterPageFacts = { title: Words; text: Words; wayOn: WayOn }

export const laterPages = {
  academy: { title: ['pages', 'academy'], text: ['pages', 'academyText'], wayOn: 'coins' },
  adminAnalytics: {
    title: ['admin', 'analytics'],
    text: ['admin', 'analyticsText'],
    wayOn: 'coins',
  },
  adminApi: { title: ['admin', 'api'], text: ['admin', 'apiText'], wayOn: 'coins' },
  adminBlog: { title: ['admin', 'blog'], text: ['admin', 'blogText'], wayOn: 'coins' },
  adminDashboard: {
    title: ['admin', 'dashboard'],
    text: ['admin', 'dashboardText'],
    wayOn: 'coins',
  },
  adminDatabase: { title: ['admin', 'database'], text: ['admin', 'databaseText'], wayOn: 'coins' },
  adminDocumentation: {
    title: ['admin', 'documentation'],
    text: ['admin', 'documentationText'],
    wayOn: 'coins',
  },
  adminForum: { title: ['admin', 'forum'], text: ['admin', 'forumText'], wayOn: 'coins' },
  adminLogs: { title: ['admin', 'logs'], text: ['admin', 'logsText'], wayOn: 'coins' },
  adminPerformance: {
    title: ['admin', 'performance'],
    text: ['admin', 'performanceText'],
    wayOn: 'coins',
  },
  adminSecurity: { title: ['admin', 'security'], text: ['admin', 'securityText'], wayOn: 'coins' },
  adminSettings: { title: ['admin', 'settings'], text: ['admin', 'settingsText'], wayOn: 'coins' },
  adminTranslations: {
    title: ['admin', 'translations'],
    text: ['admin', 'translationsText'],
    wayOn: 'coins',
  },
  adminUsers: { title: ['admin', 'users'], text: ['admin', 'usersText'], wayOn: 'coins' },
  adminWorkflow: { title: ['admin', 'workflow'], text: ['admin', 'workflowText'], wayOn: 'coins' },
  assistant: { title: ['nav', 'assistant'], text: ['pages', 'assistantText'], wayOn: 'coins' },
  blog: { title: ['pages', 'blog'], text: ['pages', 'blogText'], wayOn: 'coins' },
  documentation: {
    title: ['nav', 'documentation'],
    text: ['pages', 'documentationText'],
    wayOn: 'coins',
  },
  forum: { title: ['pages', 'forum'], text: ['pages', 'forumText'], wayOn: 'coins' },
  generator: {
    title: ['nav', 'aiPortfolio'],
    text: ['pages', 'generatorText'],
    wayOn: 'watchlist',
  },
  leaderboard: {
    title: ['pages', 'leaderboard'],
    text: ['pages', 'leaderboardText'],
    wayOn: 'watchlist',
  },
  other: { title: ['pages', 'notYet'], text: ['pages', 'otherText'], wayOn: 'coins' },
  publicPortfolios: {
    title: ['pages', 'publicPortfolios'],
    text: ['pages', 'publicPortfoliosText'],
    wayOn: 'coins',
  },
  rewards: { title: ['pages', 'rewards'], text: ['pages', 'rewardsText'], wayOn: 'watchlist' },
} as const satisfies Record<string, LaterPageFacts>

export type LaterPage = keyof typeof laterPages
