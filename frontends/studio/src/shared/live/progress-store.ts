import type { GenerationProgress } from '@marcel/contracts';
import { useSyncExternalStore } from 'react';
import type { RecordKind } from '../records/change-record';

const known = new Map<string, GenerationProgress>();
const listeners = new Set<() => void>();

const keyOf = (kind: RecordKind, id: number): string => `${kind}-${id}`;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Under which records a generation is listed. */
export const kindOf = ({ kind }: GenerationProgress): RecordKind => (kind === 'image' ? 'images' : 'hugs');

/** Remembers how far a generation is. */
export function noteProgress(progress: GenerationProgress): void {
  known.set(keyOf(kindOf(progress), progress.id), progress);
  listeners.forEach((listener) => listener());
}

/** Forgets how far the last generation of a record came: a new one begins. */
export function forgetProgress(kind: RecordKind, id: number): void {
  known.delete(keyOf(kind, id));
  listeners.forEach((listener) => listener());
}

/** How far a generation is, as far as the server has told; undefined before it has. */
export const useProgress = (kind: RecordKind, id: number): GenerationProgress | undefined =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id)));
