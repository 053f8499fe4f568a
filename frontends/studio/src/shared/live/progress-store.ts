import type { GenerationProgress } from '@marcel/contracts';
import { useSyncExternalStore } from 'react';
import type { RecordKind } from '../records/change-record';

interface Told {
  latest: GenerationProgress;
  /** Every step of it, in words for visitors. */
  steps: readonly string[];
}

const NO_STEPS: readonly string[] = [];

const known = new Map<string, Told>();
const listeners = new Set<() => void>();

const keyOf = (kind: RecordKind, id: number): string => `${kind}-${id}`;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Under which records a generation is listed. */
export const kindOf = ({ kind }: GenerationProgress): RecordKind => (kind === 'image' ? 'images' : 'hugs');

/** Remembers how far a generation is. */
export function noteProgress(latest: GenerationProgress): void {
  const key = keyOf(kindOf(latest), latest.id);
  const { steps } = known.get(key) ?? { steps: NO_STEPS };
  known.set(key, { latest, steps: steps.at(-1) === latest.step ? steps : [...steps, latest.step] });
  listeners.forEach((listener) => listener());
}

/** Forgets how far the last generation of a record came: a new one begins. */
export function forgetProgress(kind: RecordKind, id: number): void {
  known.delete(keyOf(kind, id));
  listeners.forEach((listener) => listener());
}

/** How far a generation is, as far as the server has told; undefined before it has. */
export const useProgress = (kind: RecordKind, id: number): GenerationProgress | undefined =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.latest);

/** The steps that the server has told of. */
export const useSteps = (kind: RecordKind, id: number): readonly string[] =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.steps ?? NO_STEPS);
