export const CREATED_AT = '2026-01-01T10:00:00.000Z';

const pending = { status: 'pending', failure: null, jobId: null, likes: 0, preserved: 0, listed: 1, madeAt: null };
const unchecked = { urlHealth: 'unknown', lastUrlCheckAt: null, sourceGone: false, shown: 1 };

export const waitingArtwork = { ...pending, ...unchecked, createdAt: CREATED_AT, provider: 'local', format: 'jpeg' };
