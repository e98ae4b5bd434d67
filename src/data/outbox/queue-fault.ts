// Why a decision about a queued change could not be carried out, as a code: the words belong to the
// screens.

export class QueueFault extends Error {
  override readonly name = 'QueueFault'
  readonly code: 'CHANGE_STILL_SENDING'

  constructor(code: 'CHANGE_STILL_SENDING') {
    super(code)
    this.code = code
  }
}
