/** The key code of a key that an input method has handled; Safari reports the last one after the composition. */
const PROCESSED_KEY_CODE = 229;

/**
 * Hides the keys of input methods from all listeners. Listeners of the window run in order of registration, so the page calls this
 * before it renders.
 */
export function ignoreCompositionKeys(): void {
  const ignore = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === PROCESSED_KEY_CODE) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', ignore, true);
  window.addEventListener('keyup', ignore, true);
}
