// What the chips above the list drop, in one file: whoever opens one menu opens another.
import { ViewChoices } from '../../views/view-choices.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { CapChoices, ListedChoices, WordChoices } from './filter-choices.tsx'

export const toolMenus = { WordChoices, CapChoices, ListedChoices, ColumnChoices, ViewChoices }
