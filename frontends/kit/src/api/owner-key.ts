import { OWNER_KEY } from '@marcel/contracts';

const KEPT = 'marcel_owner_key';

const IN_PAGE = Symbol.for(KEPT);

const keyOr = (value: unknown): string | null =>
  typeof value === 'string' && OWNER_KEY.pattern.test(value) ? value : null;

export function ownerKey(): string | null {
  try {
    return keyOr(localStorage.getItem(KEPT)) ?? keyOr(Reflect.get(window, IN_PAGE));
  } catch {
    return keyOr(Reflect.get(window, IN_PAGE));
  }
}

/** Keeps a key in the place of the one that there is: for good or, where the browser keeps nothing, as long as the page lasts. */
export function keepOwnerKey(key: string): void {
  if (keyOr(key) === null || key === ownerKey()) return;
  Reflect.set(window, IN_PAGE, key);
  try {
    localStorage.setItem(KEPT, key);
  } catch {
    // The key is kept in memory.
  }
  // Browsers tell other windows only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEPT }));
}

/** For whoever makes something: made here, so that two that begin at once share one, and a lost answer loses none. */
export function provideOwnerKey(): string {
  const known = ownerKey();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(OWNER_KEY.bytes));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  keepOwnerKey(key);
  return key;
}

export function watchOwnerKey(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEPT || key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
