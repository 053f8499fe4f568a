import type { ModeratedItem } from '@marcel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../shared/browser/use-shortcuts';
import { type Act, keyOf } from './acts';
import { similarQuery } from './queue-view';
import type { Acts } from './use-acts';
import type { Selection } from './use-selection';

interface QueueKeys {
  shown: readonly ModeratedItem[];
  selection: Selection;
  acts: Acts;
  showHelp: () => void;
}

export function useQueueKeys({ shown, selection, acts, showHelp }: QueueKeys) {
  const [place, setPlace] = useState<Place | null>(null);
  const navigate = useNavigate();
  const keys = shown.map(keyOf);
  const index = indexOf(place, keys);
  const current = keys[index];
  const element = useFocusOn(current);

  const move = (by: 1 | -1) => setPlace(step(place, keys, by));
  const here = () => {
    const at = place === null ? step(null, keys, 1) : { key: current ?? '', index };
    setPlace(at);
    return shown[at?.index ?? -1];
  };
  const actBy = (act: Act) => {
    const one = selection.selected.length > 0 ? undefined : here();
    acts.act(act, one ? [one] : selection.selected);
  };
  const toggle = () => {
    const one = here();
    if (one) selection.toggle(one);
  };

  const showSimilar = () => {
    const one = here();
    if (one?.subject?.text) void navigate(`?${similarQuery(one)}`);
  };

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: toggle,
    a: () => actBy('keep'),
    r: () => actBy('hide'),
    h: () => actBy('hide'),
    s: showSimilar,
    u: acts.undoLast,
    '?': showHelp,
  });
  return { current, element };
}

/** Gives the focus to the item at hand when another one is, unless somebody works elsewhere. */
function useFocusOn(current: string | undefined) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.closest('article') !== null;
    if (current !== undefined && isFree) element.current?.focus();
  }, [current]);
  return element;
}

interface Place {
  key: string;
  index: number;
}

export function indexOf(place: Place | null, keys: readonly string[]): number {
  if (place === null) return -1;
  const found = keys.indexOf(place.key);
  return found === -1 ? Math.min(place.index, keys.length - 1) : found;
}

export function step(place: Place | null, keys: readonly string[], by: 1 | -1): Place | null {
  const index = Math.min(Math.max(place === null ? 0 : indexOf(place, keys) + by, 0), keys.length - 1);
  const key = keys[index];
  return key === undefined ? null : { key, index };
}
