/** Loads the whole page again. */
export const reloadPage = (): void => window.location.reload();
