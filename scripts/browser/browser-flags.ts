// What Playwright 1.65 turns off itself: the last list of this kind is the one that counts.
const ofPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'
/**
 * The address bar's suggestions are pages of their own, two renderers for every window, drawn
 * though nobody sees them.
 */
const pagesOfTheBrowser = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup'

/** Flags under which a Chromium stays quiet and starts for every user, root included. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${ofPlaywright},${pagesOfTheBrowser}`,
]
