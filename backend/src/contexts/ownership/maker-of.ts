import type { Actor } from '../../platform/event-store/event-metadata.js';

export const makerOf = ({ kind, id }: Actor): string | null => (kind === 'visitor' ? (id ?? null) : null);
