interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface JsonStore<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/** Stores one value in the browser; does nothing where storage is blocked. */
export function jsonStore<T>(storage: () => Storage, key: string, schema: Schema<T>): JsonStore<T> {
  return {
    read: () =>
      tryOrNull(() => {
        const parsed = schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null'));
        return parsed.success ? parsed.data : null;
      }),
    write: (value) => void tryOrNull(() => storage().setItem(key, JSON.stringify(value))),
    clear: () => void tryOrNull(() => storage().removeItem(key)),
  };
}

/** Runs an access to the storage; null where storage is blocked. */
export function tryOrNull<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
