// The server's own log: JSON lines, each with the request it was written for.
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { requestOfLine } from './request-scope.ts'

type Coded = { code?: unknown; errcode?: unknown; cause?: unknown }

/** What a line says of an error: databases and mail servers hang what people typed on theirs. */
const errorOfLine = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, errcode, cause } = error as Coded
  return {
    type: error.name,
    message: error.message,
    code,
    errcode,
    stack: error.stack,
    ...(cause === undefined ? {} : { cause: errorOfLine(cause) }),
  }
}

/** `to`: standard output unless told. */
export const openLogger = (
  { logLevel }: Pick<Config, 'logLevel'>,
  to?: DestinationStream,
): Logger => {
  const options = {
    level: logLevel,
    redact: ['req.headers.authorization'],
    mixin: requestOfLine,
    serializers: { err: errorOfLine },
  }
  return to === undefined ? pino(options) : pino(options, to)
}
