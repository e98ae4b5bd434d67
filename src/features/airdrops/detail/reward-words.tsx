// What is given away: a share of the supply in words of ours, what the source says in its own, or
// that it is not known.
import type { Airdrop } from '#domain/airdrop/airdrop.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'

type RewardWordsProps = { airdrop: Pick<Airdrop, 'reward' | 'rewardSupplyPct'>; unknown: string }

export const RewardWords = ({
  airdrop: { reward, rewardSupplyPct },
  unknown,
}: RewardWordsProps) => {
  const { t } = useText('airdrops')
  const format = useFormat()
  if (rewardSupplyPct !== null) return t('rewardShare', { percent: format.share(rewardSupplyPct) })
  return reward === null ? unknown : <bdi>{reward}</bdi>
}
