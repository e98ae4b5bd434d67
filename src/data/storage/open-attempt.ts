// One opening of a database as Dexie sees it. Behind it stands the browser's request, or the
// memory's in its place.

/** `onFailed` decides what follows instead of passing the error on. */
type Watched = {
  onBlocked?: () => void
  onSettled?: () => void
  onOpened?: () => void
  onFailed?: (error: DOMException) => void
}

/**
 * Passes on whatever the request it follows says; can also be told to fail. Only what Dexie uses of
 * a request works.
 */
export class OpenAttempt extends EventTarget implements IDBOpenDBRequest {
  onsuccess: IDBOpenDBRequest['onsuccess'] = null
  onerror: IDBOpenDBRequest['onerror'] = null
  onblocked: IDBOpenDBRequest['onblocked'] = null
  onupgradeneeded: IDBOpenDBRequest['onupgradeneeded'] = null
  readonly source = null as unknown as IDBOpenDBRequest['source']
  #followed: IDBOpenDBRequest | null = null
  #failure: DOMException | null = null

  get result(): IDBDatabase {
    if (!this.#followed)
      throw new DOMException('The request has not finished.', 'InvalidStateError')
    return this.#followed.result
  }

  get error(): DOMException | null {
    return this.#failure ?? this.#followed?.error ?? null
  }

  get transaction(): IDBTransaction | null {
    return this.#followed?.transaction ?? null
  }

  get readyState(): IDBRequestReadyState {
    return this.#failure ? 'done' : (this.#followed?.readyState ?? 'pending')
  }

  /** From now on this is that request. */
  follow(
    request: IDBOpenDBRequest,
    { onBlocked, onSettled, onOpened, onFailed }: Watched = {},
  ): void {
    this.#followed = request
    const handlers: Pick<
      IDBOpenDBRequest,
      'onblocked' | 'onupgradeneeded' | 'onsuccess' | 'onerror'
    > = {
      onblocked: (event) => {
        onBlocked?.()
        this.onblocked?.(event)
      },
      onupgradeneeded: (event) => {
        onSettled?.()
        this.onupgradeneeded?.(event)
      },
      onsuccess: (event) => {
        onSettled?.()
        onOpened?.()
        this.onsuccess?.(event)
      },
      onerror: (event) => {
        onSettled?.()
        // Nobody else hears of it: the browser would print it, and the page would log it as stray.
        event.preventDefault()
        event.stopPropagation()
        if (onFailed)
          onFailed(
            request.error ?? new DOMException('The database could not be opened.', 'UnknownError'),
          )
        else this.onerror?.(event)
      },
    }
    Object.assign(request, handlers)
  }

  /** Ends it with an error. */
  fail(error: DOMException): void {
    this.#failure = error
    this.addEventListener('error', (event) => this.onerror?.(event), { once: true })
    this.dispatchEvent(new Event('error'))
  }
}
