// In the page: how long after an input other rows are painted, and the frames of a scroll. Installed before the app.

export type Frames = {
  frames: number
  dropped: number
  p95Ms: number
  longestMs: number
  jumpedRows: number
}

export type PaintClock = {
  /** Readies the clock for the next click or key. */
  arm: () => void
  /** Milliseconds from that input to the paint of rows other than before; null where they did not change in `limitMs`. */
  painted: (limitMs: number) => Promise<number | null>
  /** Resolves once nothing in the page has changed for so long. */
  quiet: (ms: number) => Promise<void>
  rows: (count: number) => string[]
  startFrames: () => void
  stopFrames: () => Frames
}

/** Runs in the page: may use nothing from outside itself. */
export const installPaintClock = (): void => {
  const frameMs = 1000 / 60
  const [rowLink, coinPage] = ['a[data-row]', '/coin/']
  let startMs: number | null = null
  let isArmed = false
  let before = ''
  let shown = Promise.resolve<number | null>(null)
  const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(rowLink)]
  const idOf = (link: HTMLElement): string =>
    decodeURIComponent((link.getAttribute('href') ?? '').replace(coinPage, ''))
  const state = (): string =>
    `${links().slice(0, 10).map(idOf).join('|')}/${document.querySelector('main [role=status].text-caption')?.textContent ?? ''}`
  for (const type of ['click', 'keydown']) {
    globalThis.addEventListener(
      type,
      (event) => {
        if (isArmed && startMs === null) startMs = event.timeStamp
      },
      { capture: true },
    )
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  const arm = (): void => {
    startMs = null
    isArmed = true
    before = state()
    shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (startMs === null || state() === before) return
        observer.disconnect()
        isArmed = false
        const start = startMs
        // A message sent from the frame that carries these rows comes when that frame has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            resolve(performance.measure('bench-input', { start, end: performance.now() }).duration),
          )
          port1.start()
          port2.postMessage(null)
        })
      })
      observer.observe(document.body, everything)
    })
  }
  const quiet = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      let timer = setTimeout(done, ms)
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(done, ms)
      })
      function done(): void {
        observer.disconnect()
        resolve()
      }
      observer.observe(document.body, everything)
    })
  let deltas: number[] = []
  let jumpedRows = 0
  let isCounting = false
  const count =
    (lastMs: number, lastRow: number) =>
    (nowMs: number): void => {
      deltas.push(nowMs - lastMs)
      const row = Number(links()[0]?.dataset['row'] ?? 0)
      jumpedRows = Math.max(jumpedRows, Math.abs(row - lastRow))
      if (isCounting) requestAnimationFrame(count(nowMs, row))
    }
  const clock = {
    arm,
    painted: (limitMs: number) =>
      Promise.race([
        shown,
        new Promise<null>((resolve) => setTimeout(() => resolve(null), limitMs)),
      ]),
    quiet,
    rows: (most: number) => links().slice(0, most).map(idOf),
    startFrames: () => {
      deltas = []
      jumpedRows = 0
      isCounting = true
      requestAnimationFrame((nowMs) =>
        requestAnimationFrame(count(nowMs, Number(links()[0]?.dataset['row'] ?? 0))),
      )
    },
    stopFrames: () => {
      isCounting = false
      const sorted = deltas.toSorted((a, b) => a - b)
      return {
        frames: deltas.length,
        dropped: deltas.reduce(
          (sum, delta) => sum + Math.max(0, Math.round(delta / frameMs) - 1),
          0,
        ),
        p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
        longestMs: sorted.at(-1) ?? Number.NaN,
        jumpedRows,
      }
    },
  }
  Reflect.set(globalThis, 'benchPaint', clock)
}
