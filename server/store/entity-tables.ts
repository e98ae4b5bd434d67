// The tables of entities beside watchlists, by name. `npm run new entity` writes here.

export type EntityTables = object
