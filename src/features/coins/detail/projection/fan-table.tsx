// The fan in figures: for each horizon the prices below which a tenth, half and nine tenths of the
// draws ended.
import {
  projectionHits,
  projectionHorizons,
  stepAhead,
  type Projection,
  type ProjectionHorizon,
} from '#domain/projection/projection.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'

const horizonKeys = {
  7: 'days7',
  30: 'days30',
  90: 'days90',
  365: 'days365',
} as const satisfies Record<ProjectionHorizon, string>

/** What a phone has no room for: the ends and the middle stay. */
const wideOnly = 'max-tablet:hidden'
const wrapped = 'max-tablet:whitespace-normal! max-tablet:py-2'

export const FanTable = ({ projection }: { projection: Projection }) => {
  const { t } = useText('coin-projection')
  const format = useFormat()
  return (
    <ScrollRegion label={t('tableLabel')}>
      <Table label={t('tableLabel')}>
        <thead>
          <tr>
            <HeadCell>{t('horizon')}</HeadCell>
            <HeadCell isNumeric className={wrapped}>
              {t('low10')}
            </HeadCell>
            <HeadCell isNumeric className={wideOnly}>
              {t('low25')}
            </HeadCell>
            <HeadCell isNumeric className={wrapped}>
              {t('middle')}
            </HeadCell>
            <HeadCell isNumeric className={wideOnly}>
              {t('high25')}
            </HeadCell>
            <HeadCell isNumeric className={wrapped}>
              {t('high10')}
            </HeadCell>
            <HeadCell isNumeric className={wideOnly}>
              {t('held')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {projectionHorizons.map((horizon) => {
            const step = stepAhead(projection, horizon)
            return step === null ? null : (
              <tr key={horizon}>
                <Cell className="text-ink-1!">{t(horizonKeys[horizon])}</Cell>
                <NumberCell text={format.price(step.p10)} className="text-ink-1!" />
                <NumberCell text={format.price(step.p25)} className={wideOnly} />
                <NumberCell text={format.price(step.p50)} className="text-ink-1!" />
                <NumberCell text={format.price(step.p75)} className={wideOnly} />
                <NumberCell text={format.price(step.p90)} className="text-ink-1!" />
                <NumberCell text={format.share(projectionHits[horizon])} className={wideOnly} />
              </tr>
            )
          })}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
