import { ownerKey } from '@marcel/kit/api';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyIn } from './private-link';

/** The key of a private link that was opened, unless it is this browser's; the address forgets it at once. */
export function useOfferedKey(): [offered: string | null, forget: () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const linked = keyIn(hash);
  const [offered, setOffered] = useState<string | null>(null);
  if (linked !== null && linked !== offered) setOffered(linked);
  useEffect(() => {
    if (linked !== null) void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, linked, navigate]);
  return [offered === ownerKey() ? null : offered, () => setOffered(null)];
}
