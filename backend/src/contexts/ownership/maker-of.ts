import type { Actor } from '../../platform/event-store/event-metadata.js';

/** Whom the key stands for that something was made with; null for what was made without: before there were keys, or by no visitor. */
export const makerOf = ({ kind, id }: Actor): string | null => (kind === 'visitor' ? (id ?? null) : null);
