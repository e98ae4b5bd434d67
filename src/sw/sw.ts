// The service worker's entry: precache the shell, answer navigations from it, keep fonts and logos.
// It must never touch an API call (they are POST and Dexie is their cache), hold a token, or update
// by surprise.
import { clientsClaim } from 'workbox-core'
import { wakeOpenPagesOnSync } from './background-sync.ts'
import { obeyMessages } from './messages.ts'
import { answerNavigations } from './navigation.ts'
import { precacheShell } from './precache.ts'
import { keepFontsAndPictures } from './runtime-caches.ts'

// Workbox replaces this exact expression by the list of files, so it has to be written here, once.
precacheShell(self.__WB_MANIFEST)
answerNavigations()
keepFontsAndPictures()
obeyMessages()
wakeOpenPagesOnSync()
clientsClaim()
