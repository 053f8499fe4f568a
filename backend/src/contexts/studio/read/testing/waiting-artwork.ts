export const CREATED_AT = '2026-01-01T10:00:00.000Z';

export const waitingArtwork = {
  status: 'pending',
  failure: null,
  jobId: null,
  likes: 0,
  preserved: 0,
  urlHealth: 'unknown',
  lastUrlCheckAt: null,
  sourceGone: false,
  listed: 1,
  shown: 1,
  createdAt: CREATED_AT,
  madeAt: null,
  provider: 'local',
  format: 'jpeg',
};
