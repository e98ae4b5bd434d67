// A schedule as a story that a person can follow: who did what, in numbered sentences.
import type { Field } from './field-judge.ts'
import type { Interruption, Move, NetworkFault, PortalPage } from './story.ts'

const tabs = ['the first tab of the laptop', 'the second tab of the laptop', 'the phone']
const devices = ['the laptop', 'the phone']
const tabOf = (index: number): string => tabs[index] ?? `tab ${index}`
const deviceOf = (index: number): string => devices[index] ?? `device ${index}`
const ordinals = ['first', 'second', 'third', 'fourth']
const nth = (index: number): string => ordinals[index] ?? `${index + 1}th`
const listOf = ({ kind, list }: { kind: string; list: number }): string =>
  `the ${nth(list)} ${kind} list`

const durations: [number, string][] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [1000, 's'],
]
const duration = (ms: number): string => {
  const [size, unit] = durations.find(([limit]) => Math.abs(ms) >= limit) ?? [1, 'ms']
  return `${Math.abs(ms) / size} ${unit}`
}

const faultWords: Record<NetworkFault, string> = {
  dropBefore: 'is lost on the way to the server',
  dropAfter: 'reaches the server, whose answer is lost',
  offline: 'never leaves the device',
  timeout: 'is applied, but the answer does not come in time',
  late: 'is given up after 15 s and reaches the server 5 s later',
  slow: 'takes 7 s',
  duplicate: 'reaches the server twice',
  lateDuplicate: 'is answered, and a copy of it arrives 45 s later',
  reordered: 'is cut off, and arrives 7 s later behind newer ones',
  error500: 'is answered by an error of the server that did nothing',
  error500After: 'is applied, and answered by a bad gateway',
  html: 'is answered by the page of a portal',
  htmlAfter: 'is applied, and answered by the page of a portal',
  busy: 'is answered "too many requests, wait 5 s"',
  refuse: 'is refused',
  unauthorized: 'is answered "not signed in"',
}

const interruptionWords: Record<Interruption, string> = {
  kill: 'is killed',
  freeze: 'is frozen',
  steal: 'loses its lock to another tab',
  renew: 'gets another token of the same person',
  switchAccount: 'is signed in as the other person',
}

const portalWords: Record<PortalPage, string> = {
  page200: 'with the page of a portal',
  page401: 'with a page that says 401',
  page403: 'with a page that says 403',
  page502: 'with the page of a gateway (502)',
  page511: 'with a page that asks to sign in to the network (511)',
  json: 'with JSON that is not in the form of the server',
  empty: 'with nothing at all',
}

const fieldWords: Record<Field, string> = {
  name: 'the name',
  description: 'the description',
  iconId: 'the icon',
}
const listed = (fields: readonly Field[]): string =>
  fields.map((field) => fieldWords[field]).join(' and ')

const sentence = (move: Move): string => {
  switch (move.do) {
    case 'create':
      return `In ${tabOf(move.tab)} somebody makes ${move.kind === 'ido' ? 'an ido' : 'a coin'} list${move.sameName ? ' named "Same"' : ''}.`
    case 'toggle':
      return `In ${tabOf(move.tab)} somebody puts item ${move.item} into ${listOf(move)}, or takes it out${move.isHasty ? ', and the next thing happens at once' : ''}.`
    case 'edit':
      return `In ${tabOf(move.tab)} somebody changes ${listed(move.fields)} of ${listOf(move)}.`
    case 'contest':
      return `At once ${listed(move.fields)} of ${listOf(move)} is changed on the laptop and ${listed(move.others)} on the phone.`
    case 'delete':
      return `In ${tabOf(move.tab)} somebody deletes ${listOf(move)}.`
    case 'undo':
      return `In ${tabOf(move.tab)} somebody undoes the ${nth(move.entry)} entry of the history, counted from the newest.`
    case 'undoEdit':
      return `In ${tabOf(move.tab)} somebody puts back what the ${nth(move.entry)} edit replaced, counted from the newest.`
    case 'visit':
      return move.isNew
        ? `In ${tabOf(move.tab)} a visitor makes ${move.kind === 'ido' ? 'an ido' : 'a coin'} list.`
        : `In ${tabOf(move.tab)} a visitor puts item ${move.item} into a ${move.kind} list, or takes it out.`
    case 'entity':
      return `In ${tabOf(move.tab)} somebody ${move.act}s ${move.act === 'make' ? 'a new row' : `the ${nth(move.row)} row`} of ${move.entity}.`
    case 'import':
      return `In ${tabOf(move.tab)} somebody brings the visitor's lists into the account.`
    case 'portal':
      return move.page === null
        ? `${deviceOf(move.device)} leaves the portal behind.`
        : `Fault: from now on a portal answers ${deviceOf(move.device)} ${portalWords[move.page]}.`
    case 'clearData':
      return `Fault: the data of the site is cleared on ${deviceOf(move.device)}.`
    case 'oldRelease':
      return `${deviceOf(move.device)} gets this release over what the previous one left.`
    case 'fault':
      return `Fault: ${move.times === 1 ? 'the next' : `each of the next ${move.times}`} ${move.on === 'change' ? 'change' : 'request'}${move.times === 1 ? '' : 's'} ${faultWords[move.fault]}.`
    case 'storageFault':
      return `Fault: storage of ${tabOf(move.tab)} fails with ${move.name} after ${move.afterWrites} more writes${move.times > 1 ? `, ${move.times} times in a row` : ''}.`
    case 'partition':
      return `${deviceOf(move.device)} ${move.isOn ? 'loses' : 'gets back'} its connection.`
    case 'pass':
      return `${duration(move.ms)} pass.`
    case 'turns':
      return `The machine works for ${move.count} turns, and the next thing happens in the middle of it.`
    case 'interrupt':
      return `Fault: ${tabOf(move.tab)} ${interruptionWords[move.by]} after ${move.afterLabels} more steps of its drain.`
    case 'thaw':
      return `${tabOf(move.tab)} wakes up.`
    case 'restart':
      return `${tabOf(move.tab)} is loaded anew.`
    case 'upgrade':
      return `${tabOf(move.tab)} is loaded anew with a version of the app that has a newer schema.`
    case 'refresh':
      return `In ${tabOf(move.tab)} somebody asks for a refresh.`
    case 'review':
      return `In ${tabOf(move.tab)} somebody ${move.decision === 'retryAll' ? 'tries all stuck changes again' : 'gives all stuck changes up'}.`
    case 'expire':
      return `Fault: the session of ${deviceOf(move.device)} ends.`
    case 'signIn':
      return `Somebody signs in on ${deviceOf(move.device)} again.`
    case 'swapToken':
      return `Fault: ${deviceOf(move.device)} holds the token of the other person.`
    case 'switchAccount':
      return `The other person signs in on ${deviceOf(move.device)}.`
    case 'setClock':
      return `Fault: the clock of ${deviceOf(move.device)} is set ${duration(move.byMs)} ${move.byMs < 0 ? 'back' : 'forward'}.`
    case 'serverClock':
      return move.toMs === 0
        ? "The server's clock is right again."
        : `Fault: the server's clock is ${duration(move.toMs)} ${move.toMs < 0 ? 'behind' : 'ahead'}.`
    case 'backUp':
      return 'The server makes a backup.'
    default:
      return 'Fault: the server is restored from its backup.'
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One numbered sentence a move. */
export const tell = (moves: readonly Move[]): string =>
  moves
    .map((move, at) => `${String(at + 1).padStart(4)}. ${capitalised(sentence(move))}`)
    .join('\n')
