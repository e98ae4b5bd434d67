// A thread that outlives a run, so that the next mutant finds the modules loaded: loading is most of what a mutant costs.
// Vitest stops its threads after every run, and Stryker's runner makes a run of every mutant.
import { EventEmitter } from 'node:events'
import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = Parameters<ThreadsPoolWorker['on']>[1]

const stopped = { type: 'stopped', __vitest_worker_response__: true }
/** What a mutant may have left in memory ends with the thread. */
const maxRuns = 50

/** Says that it stopped, and stays; unless it is broken, has done its share, or was cut off in the middle of a test. */
class WarmThread extends ThreadsPoolWorker {
  override readonly name = 'warm'
  readonly #heard = new EventEmitter()
  #isAlive = false
  #isBusy = false
  #runs = 0

  override async start() {
    if (this.#isAlive) return
    await super.start()
    this.#isAlive = true
    this.#isBusy = false
    this.#runs = 0
    super.on('message', (message: { type?: string }) => {
      if (message.type === 'testfileFinished') this.#isBusy = false
      this.#heard.emit('message', message)
    })
    for (const event of ['error', 'exit']) {
      super.on(event, (word: unknown) => {
        this.#isBusy = true
        this.#heard.emit(event, word)
      })
    }
  }

  override on(event: string, listener: Listener) {
    this.#heard.on(event, listener)
  }

  override off(event: string, listener: Listener) {
    this.#heard.off(event, listener)
  }

  override send(message: WorkerRequest) {
    if (message.type === 'stop') {
      queueMicrotask(() => this.#heard.emit('message', stopped))
      return
    }
    if (message.type === 'run') {
      this.#isBusy = true
      this.#runs += 1
    }
    super.send(message)
  }

  override async stop() {
    this.#heard.removeAllListeners()
    if (!this.#isBusy && this.#runs < maxRuns) return
    this.#isAlive = false
    await super.stop()
  }
}

let thread: WarmThread | undefined

/** A pool of one thread for Vitest's `poolRunner`. */
export const warmThread = {
  name: 'warm',
  createPoolWorker: (options: PoolOptions) => (thread ??= new WarmThread(options)),
}
