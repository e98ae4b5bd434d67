// Before a new version takes over every tab of the app, each is asked whether it can give up its
// page (decision 163).
import { openTabChannel } from '../tabs/tabs.ts'

const channelName = 'coinsight-update'
/**
 * A tab that is awake answers within a few milliseconds; one that sleeps decides for itself when it
 * wakes.
 */
const answerWithinMs = 400

type Message = { type: 'may-reload' | 'busy'; question: string }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' &&
  message !== null &&
  'question' in message &&
  'type' in message &&
  (message.type === 'may-reload' || message.type === 'busy')

/**
 * Answers the other tabs for as long as the page lives. `isBusy`: a reload would lose something
 * here.
 */
export const answerOtherTabs = (isBusy: () => boolean): void => {
  const channel = openTabChannel(channelName, (message) => {
    if (isMessage(message) && message.type === 'may-reload' && isBusy())
      channel.post({ type: 'busy', question: message.question })
  })
}

/** Whether another tab says that a reload would lose something there. */
export const isOtherTabBusy = (waitMs: number = answerWithinMs): Promise<boolean> =>
  new Promise((resolve) => {
    const question = crypto.randomUUID()
    const end = (isBusy: boolean): void => {
      clearTimeout(timer)
      channel.close()
      resolve(isBusy)
    }
    const timer = setTimeout(end, waitMs, false)
    const channel = openTabChannel(channelName, (message) => {
      if (isMessage(message) && message.type === 'busy' && message.question === question) end(true)
    })
    channel.post({ type: 'may-reload', question })
  })
