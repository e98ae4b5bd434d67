// Picks one of the twelve list icons; arrow keys move within the group.
import { ToggleGroup } from 'radix-ui'
import { useText } from '#i18n/use-text.ts'
import { listIcons } from './list-icon.tsx'

export const IconChoice = ({
  value,
  onChange,
}: {
  value: number
  onChange: (iconId: number) => void
}) => {
  const { t } = useText('watchlists')
  const choose = (chosen: string) => {
    if (chosen !== '') onChange(Number(chosen))
  }
  return (
    <div className="grid gap-1.5">
      <span id="list-icon-label" className="text-table font-medium text-ink-2">
        {t('iconLabel')}
      </span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby="list-icon-label"
        value={String(value)}
        onValueChange={choose}
        className="grid w-fit grid-cols-6 gap-1"
      >
        {listIcons.map(({ id, Icon, labelKey }) => (
          <ToggleGroup.Item
            key={id}
            value={String(id)}
            aria-label={t(labelKey)}
            title={t(labelKey)}
            className={
              'grid size-9 place-items-center rounded-2 text-ink-3 transition-colors ' +
              'hover:text-ink-1 data-[state=on]:bg-hover data-[state=on]:text-ink-1 ' +
              'max-tablet:size-11'
            }
          >
            <Icon aria-hidden="true" />
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}
