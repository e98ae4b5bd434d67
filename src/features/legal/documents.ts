// The legal documents in their order: address, texts, version, date, sections. Their words are in the packs.
import type { TextKey } from '#i18n/areas.ts'

export type LegalArea = 'legal-cookie-policy' | 'legal-disclaimer'

type SectionId<A extends LegalArea> = TextKey<A> extends infer Key ? (Key extends `${infer Id}.title` ? Id : never) : never

export type LegalDocument = {
  area: LegalArea
  path: '/cookie-policy' | '/disclaimer'
  /** Below 1: a draft no lawyer has approved. */
  version: string
  updatedSec: number
  sections: readonly string[]
}

const documentOf = <A extends LegalArea>(document: Omit<LegalDocument, 'area' | 'sections'> & { area: A; sections: readonly SectionId<A>[] }): LegalDocument => document

const firstDraftSec = Date.UTC(2026, 10, 21) / 1000

export const cookieDocument = documentOf({
  area: 'legal-cookie-policy',
  path: '/cookie-policy',
  version: '0.1',
  updatedSec: firstDraftSec,
  sections: ['cookies', 'why', 'inventory', 'control', 'others', 'changes'],
})

export const disclaimerDocument = documentOf({
  area: 'legal-disclaimer',
  path: '/disclaimer',
  version: '0.1',
  updatedSec: firstDraftSec,
  sections: ['advice', 'risk', 'ratings', 'figures', 'sales', 'offline', 'links'],
})

export const legalDocuments: readonly LegalDocument[] = [cookieDocument, disclaimerDocument]
