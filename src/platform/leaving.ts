// Loads of the whole document.
export const reloadPage = (): void => window.location.reload()
