// The figure by which lists rank, as a cell of scores says it: the low end where it is another figure, else the score.
import type { Locator } from '@playwright/test'

export const lowEnds = async (scores: Locator): Promise<number[]> =>
  (await scores.allTextContents()).map((text) =>
    Number((/at least (\d+)/.exec(text) ?? /(\d+)/.exec(text))?.[1]),
  )
