import { isObject, isRecordOf, schemaOf, type Check } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useSyncExternalStore } from 'react';
import { MOVED_ICONS } from '../../../shared/moved-icons';
import type { Wish, Wishes } from './arranged';

/** No screen has more columns or rows. */
const MOST = 1000;

const isCount: Check<number> = (value): value is number => Number.isInteger(value) && Math.abs(Number(value)) < MOST;
const isWish = isRecordOf<Wish>({ column: isCount, row: isCount });

const Kept = schemaOf((value): value is Wishes => isObject(value) && Object.values(value).every(isWish));
const store = jsonStore(() => localStorage, MOVED_ICONS, Kept);
const listeners = new Set<() => void>();
let known: Wishes | undefined;

export const wishesNow = (): Wishes => (known ??= store.read() ?? {});

/** Keeps where an icon was moved to; without a place, that it stands in order. Those that are not there now keep theirs. */
export function keepPlace(id: string, wish?: Wish): void {
  const { [id]: _, ...others } = wishesNow();
  change(wish ? { ...others, [id]: wish } : others);
}

export const forgetPlaces = (): void => change({});

function change(wishes: Wishes): void {
  known = wishes;
  if (Object.keys(wishes).length > 0) store.write(wishes);
  else store.clear();
  tell();
}

const tell = () => listeners.forEach((listener) => listener());

function onStorage({ key }: StorageEvent): void {
  if (key !== MOVED_ICONS && key !== null) return;
  known = undefined;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Where icons were moved to, in this tab or in another. */
export const useWishes = (): Wishes => useSyncExternalStore(subscribe, wishesNow);
