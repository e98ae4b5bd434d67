/**
 * Resolves when `work` has settled, well or badly, or after `limitMs`, whichever is first. Never
 * rejects.
 */
export const settleWithin = async (work: Promise<unknown>, limitMs: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  await Promise.race([work.catch(() => undefined), limit])
  clearTimeout(timer)
}
