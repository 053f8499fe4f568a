import type { Actor } from '../../platform/event-store/event-store.js';

export const makerOf = ({ kind, id }: Actor): string | null => (kind === 'visitor' ? (id ?? null) : null);
