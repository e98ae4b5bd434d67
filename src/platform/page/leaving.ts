// Loads of the whole document.
/** A full load of a path of this app. */
export const openDocument = (path: string): void => window.location.assign(path)

export const reloadPage = (): void => window.location.reload()

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault()

/** The browser asks before the page is left, until the returned function is called. */
export const warnBeforeLeaving = (): (() => void) => {
  window.addEventListener('beforeunload', askFirst)
  return () => window.removeEventListener('beforeunload', askFirst)
}

/** Another page takes this one's place in the tab and in its history. */
export const leaveFor = (url: string): void => window.location.replace(url)

const hasEarlierEntry = (): boolean | undefined => {
  const navigation: unknown = Reflect.get(window, 'navigation')
  const canGoBack: unknown =
    typeof navigation === 'object' && navigation !== null
      ? Reflect.get(navigation, 'canGoBack')
      : undefined
  return typeof canGoBack === 'boolean' ? canGoBack : undefined
}

/**
 * Whether the tab has a page to go back to from this document: an earlier one of this site, or one
 * that linked here. The empty page a new tab begins with is neither.
 */
export const cameFromElsewhere = (): boolean =>
  hasEarlierEntry() === true || (window.history.length > 1 && document.referrer !== '')
