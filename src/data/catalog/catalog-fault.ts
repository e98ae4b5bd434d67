// The ways the catalogue can fail, by code.

export type CatalogFaultCode =
  | 'CATALOG_SNAPSHOT_MALFORMED'
  | 'CATALOG_DELTA_MALFORMED'
  | 'CATALOG_DELTA_UNRELATED'
  | 'CATALOG_CORRUPT'
  | 'CATALOG_QUOTA'

/** A fault with a code for the interface; `message` is for the log only. */
export class CatalogFault extends Error {
  override readonly name = 'CatalogFault'
  readonly code: CatalogFaultCode

  constructor(code: CatalogFaultCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.code = code
  }
}
