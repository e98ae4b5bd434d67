import type { AnswerShelf } from '#server/gateways/provider/kept-answers.ts'

/** Remembers nothing: answers then live as long as the process. */
export const noShelf: AnswerShelf = { load: async () => null, save: async () => {} }
