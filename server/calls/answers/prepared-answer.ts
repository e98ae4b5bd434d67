// An answer that is sent many times: its whole envelope serialised and compressed once, not per
// request.
import { succeed } from '#contract/envelope.ts'
import { compressedCopies, copiesOfText, type CompressedCopies } from './compressed-copies.ts'

const place = '#'
const frame = JSON.stringify(succeed(place)).split(`"${place}"`)

/** `{success: true, output, ...}` around an output that is JSON already. */
export const successText = (output: string): string => {
  const [before, after] = frame
  return `${before}${output}${after}`
}

export class PreparedAnswer {
  readonly copies: CompressedCopies

  private constructor(copies: CompressedCopies) {
    this.copies = copies
  }

  /**
   * Serialises and compresses `{success: true, output, ...}` when it is first sent. Keep it as long
   * as the output, which nobody alters, is true.
   */
  static of(outputOf: () => unknown): PreparedAnswer {
    return new PreparedAnswer(compressedCopies(() => JSON.stringify(succeed(outputOf()))))
  }

  /** The same of an output that is JSON already and can't be made again: kept compressed. */
  static ofText(output: string): PreparedAnswer {
    return new PreparedAnswer(copiesOfText(successText(output)))
  }
}
