// Texts somebody writes into a request and the server keeps: without control characters, which
// nobody sees, take up to six bytes each in an answer and spoil exports and terminals. What is
// stored from before is read as it is.
import * as z from 'zod/mini'
import { hasControlCharacters } from '#domain/text/visible-text.ts'

/** On one line, as ids and names are. */
export const plainLine = z.refine<string>((text) => !hasControlCharacters(text))

/** Of several lines: tabs and line breaks stay. */
export const plainText = z.refine<string>(
  (text) => !hasControlCharacters(text, { isMultiline: true }),
)
