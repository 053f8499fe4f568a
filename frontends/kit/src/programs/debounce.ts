import { useEffect, useEffectEvent, useState } from 'react';

/** Runs a task once a value has stayed the same for `delayMs` milliseconds. */
export function useDebouncedEffect(task: () => void, value: unknown, delayMs: number): void {
  const run = useEffectEvent(task);
  useEffect(() => {
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}

/** A value as it was once it had stayed the same for `delayMs` milliseconds. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useDebouncedEffect(() => setSettled(value), value, delayMs);
  return settled;
}
