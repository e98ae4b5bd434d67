// An answer that many callers share: its whole envelope serialised and compressed once, not per
// request.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { succeed } from '#contract/envelope.ts'

const brotliQuality = 5

export class PreparedAnswer {
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer

  /**
   * Serialises and compresses `{success: true, output, ...}`. Keep the result as long as the output
   * is true.
   */
  constructor(output: unknown) {
    this.identity = Buffer.from(JSON.stringify(succeed(output)))
    this.br = brotliCompressSync(this.identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    })
    this.gzip = gzipSync(this.identity)
  }
}
