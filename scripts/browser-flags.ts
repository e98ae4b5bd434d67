/** Flags under which a Chromium stays quiet and starts for every user, root included. */
export const browserFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
