// From which trading volume on coins are listed.
import { volumeFloorsUsd, type VolumeFloor } from '#domain/movers/movers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { LazySelect } from '#ui/fields/lazy-select.tsx'

type VolumeFloorSelectProps<Floor extends VolumeFloor> = {
  value: Floor
  floors: readonly Floor[]
  onChange: (floor: Floor) => void
}

export const VolumeFloorSelect = <Floor extends VolumeFloor>({
  value,
  floors,
  onChange,
}: VolumeFloorSelectProps<Floor>) => {
  const { t } = useText('movers')
  const format = useFormat()
  const labelOf = (floor: VolumeFloor): string =>
    floor === 'any'
      ? t('anyVolume')
      : t('volumeFrom', { amount: format.limit(volumeFloorsUsd[floor]) })
  const choose = (chosen: string) => {
    const floor = floors.find((candidate) => candidate === chosen)
    if (floor) onChange(floor)
  }
  return (
    <div className="-ms-2.5">
      <LazySelect
        look="chip"
        label={t('volumeFloor')}
        value={value}
        options={floors.map((floor) => ({ value: floor, label: labelOf(floor) }))}
        onChange={choose}
      />
    </div>
  )
}
