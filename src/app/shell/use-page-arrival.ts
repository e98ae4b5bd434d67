// Arriving on another page: scroll to the top, name the document, move the focus to its heading
// (design 10).
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { canonicalPath } from '#domain/page/canonical-path.ts'
import { productName } from '#domain/product.ts'
import { useHashArrival } from './use-hash-arrival.ts'

/**
 * A heading may come with its data; after this long, or once somebody has gone on, the focus stays
 * where it is.
 */
const patienceMs = 10_000
const signsOfGoingOn = ['keydown', 'pointerdown'] as const

const nameDocument = (heading: HTMLElement): void => {
  const name = heading.textContent?.trim() ?? ''
  document.title = name === '' ? productName : `${name} · ${productName}`
}

/**
 * What a browser shares and an engine keeps. The server says it of the first page only, and its
 * origin is the one that people open.
 */
const nameAddress = (pathname: string): void => {
  let link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!link) {
    link = document.createElement('link')
    link.rel = 'canonical'
    document.head.append(link)
  }
  link.href = new URL(canonicalPath(pathname), link.href || window.location.origin).href
}

const focusHeading = (heading: HTMLElement): void => {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Keeps title and focus in step with the first `h1` of the page, once per path. The first page of a
 * visit keeps its focus.
 */
export const usePageArrival = (): void => {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    // Else the browser scrolls a page reached by Back to where it was left, after the page has
    // begun at its top (R-RTE-061).
    window.history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    nameAddress(pathname)
    const mayFocus = lastPath.current !== pathname
    lastPath.current = pathname
    if (mayFocus) window.scrollTo({ top: 0 })
    let isPatient = true
    let greeted: HTMLElement | null = null
    const greet = (): void => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      nameDocument(heading)
      // The heading of the page just left may still stand here for a moment; its successor takes
      // the focus over.
      const isSuccessor =
        greeted !== null && !greeted.isConnected && document.activeElement === document.body
      if (mayFocus && isPatient && (greeted === null || isSuccessor)) focusHeading(heading)
      greeted = heading
    }
    greet()
    const watcher = new MutationObserver(greet)
    const main = document.querySelector('main')
    if (main) watcher.observe(main, { childList: true, subtree: true, characterData: true })
    const arrivedAtMs = performance.now()
    // The press that led here is still on its way through the document.
    const endPatience = (event: Event): void => {
      if (event.timeStamp > arrivedAtMs) isPatient = false
    }
    const timer = setTimeout(() => {
      isPatient = false
    }, patienceMs)
    for (const sign of signsOfGoingOn) window.addEventListener(sign, endPatience)
    return () => {
      watcher.disconnect()
      clearTimeout(timer)
      for (const sign of signsOfGoingOn) window.removeEventListener(sign, endPatience)
    }
  }, [pathname])
  useHashArrival()
}
