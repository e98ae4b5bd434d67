// An answer that many callers share: its whole envelope serialised and compressed once, not per
// request.
import { succeed } from '#contract/envelope.ts'
import { compressedCopies, type CompressedCopies } from './compressed-copies.ts'

export class PreparedAnswer {
  readonly copies: CompressedCopies

  /**
   * Serialises and compresses `{success: true, output, ...}` when it is first sent. Keep it as long
   * as the output, which nobody alters, is true.
   */
  constructor(outputOf: () => unknown) {
    this.copies = compressedCopies(() => JSON.stringify(succeed(outputOf())))
  }
}
