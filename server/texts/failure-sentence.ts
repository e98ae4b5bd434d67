// Why the server cannot start or go on, in one sentence that says what to do.
import { ConfigError } from '../config/config-error.ts'
import { StoreUnusable } from '../store/store.ts'

const sentences: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine. Correct or unset it.',
  ENOSPC: () =>
    'The disk is full. Free some space in DATA_DIR and start again; everything acknowledged is kept.',
}
const sqliteFull = 13

export const failureSentence = (error: unknown, port: number): string => {
  if (error instanceof ConfigError || error instanceof StoreUnusable) return error.message
  const { code, errcode } = error as { code?: string; errcode?: number }
  const sentence = errcode === sqliteFull ? sentences['ENOSPC'] : sentences[code ?? '']
  return (
    sentence?.(port) ??
    `The server could not start: ${error instanceof Error ? error.message : String(error)}`
  )
}
