import { specify } from '../../../platform/decider/decider-specification.js';
import { artworkDecider } from './artwork.decider.js';
import type { PictureChecked } from './artwork.events.js';
import { hugRequested, storedPicture } from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';

const given = specify(artworkDecider);
const made = [hugRequested, ...stepsOf(1)];
const found = (health: 'healthy' | 'broken', checkedAt: string, url = storedPicture(1).url): PictureChecked => ({
  type: 'PictureChecked',
  data: { url, health, source: 'none', checkedAt },
});
const record = ({ data }: PictureChecked) => ({ kind: 'RecordCheck' as const, check: data });

const first = found('broken', '2026-01-01T10:00:00.000Z');
const soonAfter = '2026-01-01T10:59:59.000Z';
const yearsLater = '2029-01-01T10:00:00.000Z';

describe('a look at a picture', () => {
  it('is recorded when it finds something new', () => {
    given(...made)
      .when(record(first))
      .then(first);
    given(...made, first)
      .when(record(found('healthy', soonAfter)))
      .then(found('healthy', soonAfter));
  });

  it('that finds the same is never recorded again, however much later', () => {
    given(...made, first)
      .when(record(found('broken', yearsLater)))
      .then();
  });

  it('is recorded when only the provider has lost it', () => {
    const gone: PictureChecked = { ...first, data: { ...first.data, source: 'gone', checkedAt: soonAfter } };
    given(...made, first)
      .when(record(gone))
      .then(gone);
  });

  it('at a picture that has made way for another says nothing', () => {
    given(...made, ...stepsOf(2))
      .when(record(first))
      .then();
    given().when(record(first)).then();
  });
});
