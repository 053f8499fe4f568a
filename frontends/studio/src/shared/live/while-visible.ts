/** Keeps something open while the page can be seen: browsers share few connections among all tabs of a site. */
export function whileVisible(open: () => () => void): () => void {
  let close: (() => void) | null = null;
  const stop = () => {
    close?.();
    close = null;
  };
  const adapt = () => {
    if (document.visibilityState === 'hidden') stop();
    else close ??= open();
  };
  adapt();
  document.addEventListener('visibilitychange', adapt);
  return () => {
    document.removeEventListener('visibilitychange', adapt);
    stop();
  };
}
