import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lastList } from '../../shared/navigation/last-list';

/** Tells the pages of mascots which list one comes from. */
export function useRememberedList(query: string, from: number): void {
  const { search } = useLocation();
  useEffect(() => lastList.keep({ search, query, from }), [search, query, from]);
}
