let left = false;

// Where texts alone are tested there is no page.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (left = true));
  window.addEventListener('pageshow', () => (left = false));
}

export const isPageLeft = (): boolean => left;
