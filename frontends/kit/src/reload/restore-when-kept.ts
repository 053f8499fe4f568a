import { kept } from './typed-text';

/** Puts kept text back; what does so is fetched only when there is some. */
export function restoreTypedText(): void {
  if (kept.read() === null) return;
  void import('./restore-typed-text').then(
    ({ typeAgain }) => typeAgain(),
    () => undefined,
  );
}
