import type { GenerationProgress } from '@marcel/contracts';
import { useSyncExternalStore } from 'react';
import type { RecordKind } from '../records/change-record';

const NO_STEPS: readonly string[] = [];

const known = new Map<string, { latest: GenerationProgress; steps: readonly string[] }>();
const listeners = new Set<() => void>();

const keyOf = (kind: RecordKind, id: number): string => `${kind}-${id}`;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const kindOf = ({ kind }: GenerationProgress): RecordKind => (kind === 'image' ? 'images' : 'hugs');

export function noteProgress(latest: GenerationProgress): void {
  const key = keyOf(kindOf(latest), latest.id);
  const { steps } = known.get(key) ?? { steps: NO_STEPS };
  known.set(key, { latest, steps: steps.at(-1) === latest.step ? steps : [...steps, latest.step] });
  listeners.forEach((listener) => listener());
}

export function forgetProgress(kind: RecordKind, id: number): void {
  known.delete(keyOf(kind, id));
  listeners.forEach((listener) => listener());
}

export const useProgress = (kind: RecordKind, id: number): GenerationProgress | undefined =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.latest);

export const useSteps = (kind: RecordKind, id: number): readonly string[] =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.steps ?? NO_STEPS);
