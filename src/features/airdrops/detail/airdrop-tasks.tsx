// What an airdrop asks for, as a list to tick off. The ticks are the person's own and stay on this
// device.
import type { AirdropMark } from '#data/airdrops/types.ts'
import type { AirdropListing } from '#domain/airdrop/airdrop-list.ts'
import type { AirdropTask } from '#domain/airdrop/airdrop.ts'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { AirdropMarks } from '../use-airdrop-marks.ts'

const words = {
  register: 'taskRegister',
  follow: 'taskFollow',
  join: 'taskJoin',
  use: 'taskUse',
  hold: 'taskHold',
  bridge: 'taskBridge',
  vote: 'taskVote',
  refer: 'taskRefer',
  claim: 'taskClaim',
  other: 'taskOther',
} as const

type AirdropTasksProps = { airdrop: AirdropListing; mark: AirdropMark | undefined } & Pick<
  AirdropMarks,
  'tick' | 'claim'
>

export const AirdropTasks = ({ airdrop: { id, tasks }, mark, tick, claim }: AirdropTasksProps) => {
  const { t } = useText('airdrops')
  const wordsOf = ({ kind, text }: AirdropTask) =>
    text === null ? t(words[kind]) : <bdi>{text}</bdi>
  return (
    <section>
      <h3 className="mb-1 text-caption font-regular text-ink-3">{t('yourTasks')}</h3>
      {tasks.length === 0 ? <p>{t('noTasks')}</p> : null}
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <Checkbox
              label={wordsOf(task)}
              isChecked={mark?.done.includes(task.id) ?? false}
              isDisabled={tick === null}
              onChange={(isDone) => tick?.(id, { id: task.id, isDone })}
            />
          </li>
        ))}
        <li className="mt-1 border-t border-hair pt-1">
          <Checkbox
            label={<span className="text-ink-1">{t('claimedMark')}</span>}
            isChecked={mark?.isClaimed ?? false}
            isDisabled={claim === null}
            onChange={(isClaimed) => claim?.(id, isClaimed)}
          />
        </li>
      </ul>
      <p className="mt-1 text-caption text-ink-3">{t('onDevice')}</p>
    </section>
  )
}
