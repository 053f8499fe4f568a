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

/** Replaces the owner key. Without storage the new key lasts as long as the page. */
export function keepOwnerKey(key: string): void {
  if (keyOr(key) === null || key === ownerKey()) return;
  Reflect.set(window, IN_PAGE, key);
  try {
    localStorage.setItem(KEPT, key);
  } catch {
    // Without storage the key stays in memory.
  }
  // Browsers send this event only to other windows.
  window.dispatchEvent(new StorageEvent('storage', { key: KEPT }));
}

/** Returns the owner key, or creates one in the browser, so that concurrent first requests share it and no lost response loses it. */
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
