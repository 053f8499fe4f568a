import { ApiError } from '@marcel/kit/api';
import { useRef } from 'react';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');

export interface IdempotencyKey {
  /** The key to send a content under: the same as before if the same content is tried again. */
  of(content: string): string;
  /** Ends a key's use after an answer; after a failure only if the server did refuse, so that a lost answer can be asked for again. */
  settle(error?: unknown): void;
}

export function useIdempotencyKey(): IdempotencyKey {
  const current = useRef<{ content: string; key: string } | null>(null);
  return {
    of(content) {
      if (current.current?.content !== content) current.current = { content, key: newKey() };
      return current.current.key;
    },
    settle(error) {
      if (error === undefined || (error instanceof ApiError && error.status < 500)) current.current = null;
    },
  };
}
