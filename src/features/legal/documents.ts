// The five legal documents in their order: address, texts, version, date, sections. Their words are
// in the packs.
import type { TextKey } from '#i18n/areas.ts'

export type LegalArea =
  | 'legal-terms'
  | 'legal-privacy'
  | 'legal-cookie-policy'
  | 'legal-disclaimer'
  | 'legal-ad-policy'

type SectionId<A extends LegalArea> =
  TextKey<A> extends infer Key ? (Key extends `${infer Id}.title` ? Id : never) : never

export type LegalDocument = {
  area: LegalArea
  path: '/terms' | '/privacy' | '/cookie-policy' | '/disclaimer' | '/ad-policy'
  /** Below 1: a draft no lawyer has approved. */
  version: string
  updatedSec: number
  sections: readonly string[]
}

const documentOf = <A extends LegalArea>(
  document: Omit<LegalDocument, 'area' | 'sections'> & {
    area: A
    sections: readonly SectionId<A>[]
  },
): LegalDocument => document

const firstDraftSec = Date.UTC(2026, 10, 21) / 1000
/** Export and deletion are in the profile. */
const secondDraftSec = Date.UTC(2026, 10, 22) / 1000
/** The portfolio is told of. */
const thirdDraftSec = Date.UTC(2026, 10, 26) / 1000

const termsDocument = documentOf({
  area: 'legal-terms',
  path: '/terms',
  version: '0.2',
  updatedSec: secondDraftSec,
  sections: [
    'service',
    'account',
    'use',
    'writing',
    'offline',
    'figures',
    'paid',
    'availability',
    'rights',
    'ending',
    'liability',
    'law',
    'changes',
  ],
})

const privacyDocument = documentOf({
  area: 'legal-privacy',
  path: '/privacy',
  version: '0.3',
  updatedSec: thirdDraftSec,
  sections: [
    'controller',
    'visiting',
    'account',
    'lists',
    'portfolio',
    'security',
    'device',
    'recipients',
    'bases',
    'retention',
    'rights',
    'age',
    'changes',
  ],
})

const cookieDocument = documentOf({
  area: 'legal-cookie-policy',
  path: '/cookie-policy',
  version: '0.3',
  updatedSec: thirdDraftSec,
  sections: ['cookies', 'why', 'inventory', 'control', 'others', 'changes'],
})

const disclaimerDocument = documentOf({
  area: 'legal-disclaimer',
  path: '/disclaimer',
  version: '0.1',
  updatedSec: firstDraftSec,
  sections: ['advice', 'risk', 'ratings', 'figures', 'sales', 'offline', 'links'],
})

const adDocument = documentOf({
  area: 'legal-ad-policy',
  path: '/ad-policy',
  version: '0.1',
  updatedSec: firstDraftSec,
  sections: ['today', 'never', 'rules', 'refused', 'report'],
})

export const legalDocuments: Record<LegalArea, LegalDocument> = {
  'legal-terms': termsDocument,
  'legal-privacy': privacyDocument,
  'legal-cookie-policy': cookieDocument,
  'legal-disclaimer': disclaimerDocument,
  'legal-ad-policy': adDocument,
}
