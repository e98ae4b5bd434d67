// The queue's code, for the pill that opens it and for the idle moment before.
export const loadQueueSheet = () => import('./queue-sheet.tsx')
