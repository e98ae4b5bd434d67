// What an edit changed, a sentence for each field: key of locales/<lng>/activity.json and its
// values.
import type { EditRow } from '#data/account-rows.ts'
import type { TextKey } from '#i18n/areas.ts'
import { overtakenWords } from '#parts/sync-notices/overtaken-words.ts'

export type EditWords = { key: TextKey<'activity'>; values: Record<string, string> }

type Given = Pick<EditRow, 'origin' | 'listName' | 'fields'>

/**
 * `iconName` puts an icon's id into words. The list keeps the name it had then, so that an entry
 * stays true.
 */
export const editWords = (
  { origin, listName: list, fields: { name, description, iconId } }: Given,
  iconName: (iconId: number) => string,
): EditWords[] => {
  if (origin === 'overtaken') {
    return [
      ...(name ? overtakenWords({ field: 'name', list, mine: name.from, theirs: name.to }) : []),
      ...(description
        ? overtakenWords({
            field: 'description',
            list,
            mine: description.from,
            theirs: description.to,
          })
        : []),
      ...(iconId
        ? overtakenWords({ field: 'iconId', list, mine: iconId.from, theirs: iconId.to })
        : []),
    ]
  }
  return [
    ...(name ? [{ key: 'renamed' as const, values: { from: name.from, to: name.to } }] : []),
    ...(description
      ? [
          description.to === ''
            ? { key: 'descriptionRemoved' as const, values: { list } }
            : { key: 'described' as const, values: { list, to: description.to } },
        ]
      : []),
    ...(iconId ? [{ key: 'iconChanged' as const, values: { list, to: iconName(iconId.to) } }] : []),
  ]
}
