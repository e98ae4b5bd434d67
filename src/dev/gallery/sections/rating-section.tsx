// The signature: rulers in every size, balls, scores, the radar and the slip.
import { clsx } from 'clsx'
import { scoreBands } from '#domain/coin/score-band.ts'
import { useText } from '#i18n/use-text.ts'
import { Ball } from '#ui/rating/ball.tsx'
import { Radar } from '#ui/rating/radar.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'
import { Score, ScoreLine, subScoreLook } from '#ui/rating/score.tsx'
import { LeaderLine, Slip, SlipRule } from '#ui/rating/slip.tsx'
import { Cell, Table } from '#ui/table/table.tsx'
import { Specimen } from '../specimen.tsx'

const valueOf = { excellent: 88, positive: 71, average: 55, weak: 41, critical: 18 } as const

const Scores = () => {
  const { t } = useText('rating')
  return (
    <>
      <Specimen name="Score">
        {scoreBands.map(({ band }) => (
          <Score key={band} value={valueOf[band]} band={band} word={t(band)} />
        ))}
        <Score value={64} band="average" word={t('provisional')} open={{ low: 38, high: 82 }} />
        <Score value={null} band={null} word={t('notRated')} />
      </Specimen>
      <Specimen name="ScoreLine">
        <ScoreLine value={71} band="positive" word={t('positive')} />
        <ScoreLine value={null} band={null} word={t('notRated')} />
      </Specimen>
      <Specimen name="SubScore">
        <Table label={t('subScores')} className="-my-0.5 w-auto">
          <tbody>
            <tr className="flex flex-wrap">
              {[
                ...scoreBands.map(({ band }) => ({ band, value: valueOf[band] })),
                { band: null, value: null },
              ].map(({ band, value }) => {
                const look = subScoreLook(value, band)
                return (
                  <Cell
                    key={band}
                    isNumeric
                    {...look}
                    className={clsx('num h-6.5 min-w-13', look.className)}
                  >
                    {value ?? '–'}
                  </Cell>
                )
              })}
            </tr>
          </tbody>
        </Table>
      </Specimen>
    </>
  )
}

const Paper = () => {
  const { t } = useText('rating')
  return (
    <Specimen name="Slip">
      <Slip title={t('receipt')} note="v1" className="w-80 max-w-full">
        <LeaderLine label={t('inputTurnover')} value="+6.2" detail="0.083 → 0.62 × 10" />
        <LeaderLine label={t('inputAuditCount')} value="–" isUnknown />
        <SlipRule />
        <LeaderLine label={t('sum')} value="71" isTotal />
      </Slip>
    </Specimen>
  )
}

export const RatingSection = () => {
  const { t } = useText('rating')
  const axes = (['tokenomics', 'security', 'market', 'insights', 'social'] as const).map(
    (key, at) => ({ label: t(key), value: at === 3 ? null : 90 - at * 12 }),
  )
  return (
    <>
      <Specimen name="Ruler">
        {(['row', 'panel', 'bleed'] as const).map((size) => (
          <div key={size} className="w-full max-w-120">
            <Ruler value={71} band="positive" size={size} />
          </div>
        ))}
        <div className="w-full max-w-120">
          <Ruler value={null} band={null} size="panel" />
        </div>
      </Specimen>
      <Specimen name="Ball">
        {scoreBands.map(({ band }) => (
          <Ball key={band} band={band} size={14} />
        ))}
        <Ball band={null} size={14} />
      </Specimen>
      <Scores />
      <Specimen name="Radar">
        <div className="w-80 max-w-full">
          <Radar label={t('rating')} band="positive" axes={axes} />
        </div>
      </Specimen>
      <Paper />
    </>
  )
}
