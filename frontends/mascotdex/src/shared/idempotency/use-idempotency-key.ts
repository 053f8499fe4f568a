import { ApiError } from '@marcel/kit/api';
import { useRef } from 'react';

const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');

export function useIdempotencyKey() {
  const current = useRef<{ content: string; key: string } | null>(null);
  return {
    /** Returns the key of a content: the same one for a repeated attempt. */
    getKey(content: string): string {
      if (current.current?.content !== content) current.current = { content, key: createKey() };
      return current.current.key;
    },
    /** Discards the key after a response or a rejection; keeps it after a lost response, for the retry. */
    finish(error?: unknown): void {
      if (error === undefined || (error instanceof ApiError && error.status < 500)) current.current = null;
    },
  };
}
