import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { mascotPublishedData } from './fixtures/mascot-published.js';
import type { MascotEvent } from './mascot.events.js';
import { mascotDecider } from './mascot.decider.js';

const given = specify(mascotDecider);
const published: MascotEvent = { type: 'MascotPublished', data: mascotPublishedData };
const deleted: MascotEvent = { type: 'MascotDeleted', data: { name: 'Tux' } };
const { origin: _, ...kept } = mascotPublishedData;
const restored: MascotEvent = {
  type: 'MascotRestored',
  data: { ...kept, publishedAt: '2026-01-01T10:00:00.000Z', likes: 2, reason: 'A mistake' },
};
const counted: MascotEvent = { type: 'MissedLikesCounted', data: { likes: 1 } };
const edited: MascotEvent = { type: 'MascotEdited', data: { changes: { humor: 1 } } };

describe('likes that came too late for a restoration', () => {
  it('are counted', () => {
    given(published, deleted, restored).when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 }).then(counted);
    given(published, deleted, restored, edited)
      .when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 })
      .then(counted);
  });

  it('leave no trace when there are none', () => {
    given(published, deleted, restored).when({ kind: 'CountMissedLikes', restoration: 2, likes: 0 }).then();
  });

  it('are not counted beside a later restoration, which knows them', () => {
    given(published, deleted, restored, deleted).when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 }).then();
    given(published, deleted, restored, deleted, restored)
      .when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 })
      .then();
  });
});
