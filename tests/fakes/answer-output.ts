// The output of an answer, as the shape that the test knows.
import type { ServerAnswer } from './memory-server.ts'

export const outputOf = <T>(answer: ServerAnswer): T => answer.output as T
