import { OWNER_KEY } from '@marcel/contracts';

const STORAGE_KEY = 'marcel_owner_key';

const PAGE_KEY = Symbol.for(STORAGE_KEY);

const validKeyOrNull = (value: unknown): string | null =>
  typeof value === 'string' && OWNER_KEY.pattern.test(value) ? value : null;

export function readOwnerKey(): string | null {
  try {
    return validKeyOrNull(localStorage.getItem(STORAGE_KEY)) ?? validKeyOrNull(Reflect.get(window, PAGE_KEY));
  } catch {
    return validKeyOrNull(Reflect.get(window, PAGE_KEY));
  }
}

/** Replaces the owner key. Without storage the new key lasts as long as the page. */
export function storeOwnerKey(key: string): void {
  if (validKeyOrNull(key) === null || key === readOwnerKey()) return;
  Reflect.set(window, PAGE_KEY, key);
  try {
    localStorage.setItem(STORAGE_KEY, key);
  } catch {
    // Without storage the key stays in memory.
  }
  // Browsers send this event only to other windows.
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}

/** Returns the owner key, or creates one in the browser, so that concurrent first requests share it and no lost response loses it. */
export function getOrCreateOwnerKey(): string {
  const existing = readOwnerKey();
  if (existing !== null) return existing;
  const bytes = crypto.getRandomValues(new Uint8Array(OWNER_KEY.bytes));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  storeOwnerKey(key);
  return key;
}

export function subscribeToOwnerKey(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
