// The six pages that say what a part of the product does: address, state, the live piece beside the
// words, the way on.
export type InfoLive = 'sales' | 'scale' | 'launchpads' | 'smallCaps'

export type InfoPage = {
  /** Prefix of its texts in the area `info`. */
  id: 'sales' | 'compare' | 'generator' | 'analysis' | 'launchpads' | 'gems'
  path:
    | '/upcoming-idos-info'
    | '/compare-coins-info'
    | '/portfolio-generator-info'
    | '/portfolio-analysis-info'
    | '/top-launchpads-info'
    | '/gemscout-info'
  isAvailable: boolean
  /** Null where nothing on this device could show it truly. */
  live: InfoLive | null
  /** Where its words can be tried today. */
  tryAt:
    | '/upcoming'
    | '/coinlist'
    | '/compare'
    | '/gemscout'
    | '/launchpads'
    | '/portfolio-analysis'
}

export const infoPages: Record<InfoPage['id'], InfoPage> = {
  sales: {
    id: 'sales',
    path: '/upcoming-idos-info',
    isAvailable: true,
    live: 'sales',
    tryAt: '/upcoming',
  },
  compare: {
    id: 'compare',
    path: '/compare-coins-info',
    isAvailable: true,
    live: 'scale',
    tryAt: '/compare',
  },
  generator: {
    id: 'generator',
    path: '/portfolio-generator-info',
    isAvailable: false,
    live: null,
    tryAt: '/coinlist',
  },
  analysis: {
    id: 'analysis',
    path: '/portfolio-analysis-info',
    isAvailable: true,
    live: null,
    tryAt: '/portfolio-analysis',
  },
  launchpads: {
    id: 'launchpads',
    path: '/top-launchpads-info',
    isAvailable: true,
    live: 'launchpads',
    tryAt: '/launchpads',
  },
  gems: {
    id: 'gems',
    path: '/gemscout-info',
    isAvailable: true,
    live: 'smallCaps',
    tryAt: '/gemscout',
  },
}
