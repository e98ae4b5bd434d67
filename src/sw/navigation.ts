// Every page of the app is the same document; pages that belong to the server are left to it.
import { createHandlerBoundToURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

// The API, its health, and the local payment and sign-in pages that stand in for Stripe and Google.
export const serverPages: RegExp[] = [
  /\.php$/,
  /^\/(healthz|readyz)$/,
  /^\/local\//,
  /^\/(sw\.js|manifest\.webmanifest|robots\.txt|favicon\.ico)$/,
]

/** Answers navigations with the precached document. */
export const answerNavigations = (): void => {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverPages }),
  )
}
