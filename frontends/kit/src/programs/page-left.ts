let left = false;

// Where texts alone are tested there is no page.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (left = true));
  window.addEventListener('pageshow', () => (left = false));
}

/** Whether the visitor is on the way to another page: what fails then has failed for that, and may have reached the server. */
export const isPageLeft = (): boolean => left;
