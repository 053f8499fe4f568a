import { ownerKey, watchOwnerKey } from '@marcel/kit/api';
import { useSyncExternalStore } from 'react';

/** The key of this browser, also after this window or another one has changed it; null while nothing was made. */
export const useOwnerKey = (): string | null => useSyncExternalStore(watchOwnerKey, ownerKey);
