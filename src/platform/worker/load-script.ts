// A script of somebody else, where the configuration has let its host into the policy.

const loading = new Map<string, Promise<void>>()

const load = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`the script of ${new URL(url).host} could not be loaded`))
    })
    script.src = url
    document.head.append(script)
  })

/** Loads it once. Rejects where it cannot be had; a later call tries again. */
export const loadScript = (url: string): Promise<void> => {
  const known = loading.get(url) ?? load(url)
  loading.set(url, known)
  return known
}
