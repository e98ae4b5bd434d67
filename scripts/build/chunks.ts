// Which modules share a file (decision 070): without this every combination of screens would get files of its own,
// two hundred requests of a few hundred bytes.

import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const mainId = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

// Names every Radix part there is: which of them are needed is only known once the rest is shaken off.
const isRadixIndex = (id: string): boolean => /node_modules[\\/]radix-ui[\\/]/.test(id)

/** Every module that runs before the first line of main.tsx. */
const modulesOfFirstScript = (graph: Graph): ReadonlySet<string> => {
  const found = new Set([mainId])
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!isRadixIndex(next)) found.add(next)
  }
  return found
}

let firstModules: ReadonlySet<string> | null = null

// The security policies with what they rule, in one chunk: they hold before any schema is made or page written to.
const policies = { name: 'policies', test: /src[\\/]platform[\\/](no-eval|trusted-types)|node_modules[\\/]zod[\\/]/ }

// What every page loads first and always together. main.tsx stays apart: it waits for the texts, and whoever imported its
// chunk would wait with it.
const first = {
  name: (id: string, graph: Graph): string | null => {
    firstModules ??= modulesOfFirstScript(graph)
    if (id === mainId || id.endsWith('.css') || !firstModules.has(id)) return null
    return id.includes('node_modules') ? 'libraries' : 'start'
  },
}

// Icons and the small parts every screen shares; icons of one late part come with that part.
const icons = { name: 'icons', test: /node_modules[\\/]lucide-react[\\/](?!.*[\\/](download|keyboard|list-checks|user-plus|message-square|credit-card|user)\.)/ }
const parts = { name: 'parts', test: /src[\\/]ui[\\/](actions[\\/](button|icon|chip|kbd)|figures|identity|rating|states|table[\\/]table)/ }

// The frame of every page, with the small pieces that the frame and many screens share and that know no database.
const frame = {
  name: 'frame',
  test: /src[\\/](app[\\/](pages|shell[\\/]sidebar[\\/](?!badge-feed))|platform[\\/](idle|leaving|storage-persistence)|widgets[\\/](use-now|use-is-online)|domain[\\/](pages|sidebar-state|return-path|format[\\/](symbol|data-age|listing-age)))/,
}
// One menu in two shapes, for administrators only.
const adminFrame = { name: 'admin-frame', test: /src[\\/]app[\\/]shell[\\/]admin-sidebar/ }

// What every page adds after its first screen, too small to be files of their own.
const lateShell = { name: 'late-shell', test: /src[\\/](app[\\/]shell[\\/](keyboard-parts|feedback[\\/]|footer[\\/](?!has-footer)|search[\\/]focus-search|shortcuts[\\/](is-busy|key-sequence|press-star|shortcut-list|use-shortcuts))|widgets[\\/]site-links)|lucide-react[\\/].*[\\/]message-square\./ }

/** The groups of rolldown's `codeSplitting`; an earlier one has the first choice of a module. */
export const chunkGroups = [policies, first, icons, parts, frame, adminFrame, lateShell]
