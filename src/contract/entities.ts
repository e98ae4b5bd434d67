// What entities beside watchlists bring to the contract, one line each: their calls, the codes of
// their refusals, their part of the export. `npm run new entity` writes here.

export const entityCalls = {}

export const entityErrorCodes = {}

/** By the name of their table. */
export const entityExports = {}
