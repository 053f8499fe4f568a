import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import { SEAL_STREAM, type LogSealed } from '../../domain/seal.events.js';
import { SEALS_VIEW } from '../../views.js';
import { sealsProjection } from './seals.projection.js';

const given = specifyProjection(sealsProjection);
const sealed = (hash: string): LogSealed => ({
  type: 'LogSealed',
  data: { last: { stream: 'count-0', revision: 0 }, hash, events: 1, marks: hash, signature: null },
});

test('the seals are kept beside the log', () =>
  given(inStream(SEAL_STREAM, sealed('aa'), sealed('bb'))).thenHolds(SEALS_VIEW, [
    { id: 'aa', events: 1 },
    { id: 'bb', events: 1 },
  ]));
