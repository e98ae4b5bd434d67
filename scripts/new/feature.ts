// `npm run new feature <area>`: a screen with its route, its words in twelve packs, and the note that says what it is.
import { addArea } from './locale-keys.ts'
import type { Edits } from './edits.ts'
import type { Names } from './names.ts'

const readme = ({ kebab, camel, sentence }: Names): string => `# ${kebab}

${sentence}: what somebody does here, in one sentence.
Screens end in \`-screen.tsx\`; routes import only those.
Reads: nothing yet. Writes: nothing yet. Calls: none yet.
Rules: \`src/domain\`; words: \`locales/<lng>/${camel}.json\`.
`

const screen = ({ camel, pascal, sentence }: Names): string => `// ${sentence}.
import { useText } from '#i18n/use-text.ts'

export const ${pascal}Screen = () => {
  const { t } = useText('${camel}')
  return (
    <>
      <h1 className="text-title-1 font-semibold text-ink-1">{t('title')}</h1>
      <p className="text-body text-ink-2">{t('empty')}</p>
    </>
  )
}
`

const route = ({
  kebab,
  pascal,
}: Names): string => `import { createFileRoute } from '@tanstack/react-router'
import { ${pascal}Screen } from '#features/${kebab}/${kebab}-screen.tsx'

export const Route = createFileRoute('/_app/${kebab}')({ component: ${pascal}Screen })
`

/** Writes an empty screen at /<area>. */
export const newFeature = (edits: Edits, names: Names, codes: string[]): void => {
  edits.create(`src/features/${names.kebab}/README.md`, readme(names))
  edits.create(`src/features/${names.kebab}/${names.kebab}-screen.tsx`, screen(names))
  edits.create(`src/routes/_app/${names.kebab}.tsx`, route(names))
  addArea(edits, codes, {
    area: names.camel,
    texts: { title: names.sentence, empty: 'Nothing here yet.' },
  })
}
