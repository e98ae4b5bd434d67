// Which movers: up or down, over which time, and from which volume on.
import {
  moverDirections,
  moverPeriods,
  volumeFloors,
  type MoverParams,
} from '#domain/movers/movers.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { VolumeFloorSelect } from '#parts/coin-rows/volume-floor-select.tsx'
import { changeHeadings } from './mover-table.tsx'

type MoverToolsProps = { params: MoverParams; change: (part: Partial<MoverParams>) => void }

export const MoverTools = ({ params, change }: MoverToolsProps) => {
  const { t } = useText('movers')
  const { t: coins } = useText('coins')
  return (
    <>
      <div className="max-tablet:w-full">
        <Segment
          isFluid
          label={t('direction')}
          value={params.direction}
          options={moverDirections.map((value) => ({ value, label: t(value) }))}
          onChange={(direction) => change({ direction })}
        />
      </div>
      <div className="max-tablet:w-full">
        <Segment
          isFluid
          label={t('period')}
          value={params.period}
          options={moverPeriods.map((value) => ({ value, label: coins(changeHeadings[value]) }))}
          onChange={(period) => change({ period })}
        />
      </div>
      <VolumeFloorSelect
        value={params.floor}
        floors={volumeFloors}
        onChange={(floor) => change({ floor })}
      />
    </>
  )
}
