// Which movers: up or down, over which time, and from which volume on.
import { moverDirections, moverPeriods, volumeFloors, volumeFloorsUsd, type MoverWish } from '#domain/movers/movers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { LateSelect } from '#ui/fields/late-select.tsx'
import { changeHeadings } from './mover-table.tsx'

type MoverToolsProps = { wish: MoverWish; change: (part: Partial<MoverWish>) => void }

export const MoverTools = ({ wish, change }: MoverToolsProps) => {
  const { t } = useText('movers')
  const { t: coins } = useText('coins')
  const format = useFormat()
  const floors = volumeFloors.map((value) => ({ value, label: value === 'any' ? t('anyVolume') : t('volumeFrom', { amount: format.money(volumeFloorsUsd[value]) }) }))
  const chooseFloor = (value: string) => {
    const floor = volumeFloors.find((candidate) => candidate === value)
    if (floor) change({ floor })
  }
  return (
    <>
      <div className="max-tablet:w-full">
        <Segment isFluid label={t('direction')} value={wish.direction} options={moverDirections.map((value) => ({ value, label: t(value) }))} onChange={(direction) => change({ direction })} />
      </div>
      <div className="max-tablet:w-full">
        <Segment isFluid label={t('period')} value={wish.period} options={moverPeriods.map((value) => ({ value, label: coins(changeHeadings[value]) }))} onChange={(period) => change({ period })} />
      </div>
      <div className="-ms-2.5">
        <LateSelect look="chip" label={t('volumeFloor')} value={wish.floor} options={floors} onChange={chooseFloor} />
      </div>
    </>
  )
}
