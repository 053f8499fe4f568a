import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress, viewFromAddress, type Changes, type TimeView } from './time-view';

/** What is looked at, kept in the address. */
export function useTimeView(): [TimeView, (changes: Changes) => void] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewFromAddress(address), [address]);
  const change = (changes: Changes) =>
    setAddress((now) => changedAddress(now, changes), { replace: true, preventScrollReset: true });
  return [view, change];
}
