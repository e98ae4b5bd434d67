// Figures and identity: changes, sparklines, ages, sample marks, logos, avatars, badges.
import { useText } from '#i18n/use-text.ts'
import { useFormat } from '#i18n/use-format.ts'
import { AsOf } from '#ui/figures/as-of.tsx'
import { Change } from '#ui/figures/change.tsx'
import { SampleMark } from '#ui/figures/sample-mark.tsx'
import { Sparkline } from '#ui/figures/sparkline.tsx'
import { Avatar } from '#ui/identity/avatar.tsx'
import { Badge, CountBadge } from '#ui/identity/badge.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { Mark } from '#ui/identity/mark.tsx'
import { Specimen } from '../specimen.tsx'

const wave = Array.from({ length: 42 }, (_, at) => 100 + 8 * Math.sin(at / 4) + at / 3)

export const FiguresSection = () => {
  const { t } = useText('market')
  const { t: lists } = useText('watchlists')
  const format = useFormat()
  return (
    <>
      <Specimen name="Change">
        {[12.34, -4.2, 0].map((percent) => (
          <Change key={percent} {...format.change(percent)} />
        ))}
      </Specimen>
      <Specimen name="Sparkline">
        <Sparkline points={wave} direction="up" />
        <Sparkline points={wave.toReversed()} direction="down" />
        <Sparkline points={[]} direction="flat" />
      </Specimen>
      <Specimen name="AsOf">
        {(['fresh', 'aging', 'old'] as const).map((freshness) => (
          <AsOf key={freshness} freshness={freshness} time={t('asOf', { time: '14:30' })} />
        ))}
      </Specimen>
      <Specimen name="SampleMark">
        <SampleMark label={t('sampleMarket')} />
      </Specimen>
      <Specimen name="CoinLogo">
        {([16, 24, 32, 40] as const).map((size) => (
          <CoinLogo key={size} src={null} symbol="btc" size={size} />
        ))}
        <CoinLogo src={null} symbol="verylongsymbol" size={32} shape="square" />
      </Specimen>
      <Specimen name="Avatar, Mark">
        <Avatar person={{ username: '', email: '', avatarId: null, avatarUrl: null }} />
        <Avatar
          person={{ username: 'Ada Byron', email: '', avatarId: null, avatarUrl: null }}
          size={64}
        />
        <Mark />
        <Mark size={40} />
      </Specimen>
      <Specimen name="Badge">
        <Badge>{lists('defaultBadge')}</Badge>
        <Badge look="waiting">{lists('waitingBadge')}</Badge>
        {[1, 99, 100].map((count) => (
          <CountBadge key={count} count={count} />
        ))}
      </Specimen>
    </>
  )
}
