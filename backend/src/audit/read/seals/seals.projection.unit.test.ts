import { inStream, specifyProjection } from '../../../read-store/projection-specification.js';
import { NOTARY_STREAM, type LogSealed } from '../../domain/notary.events.js';
import { SEALS_VIEW } from '../../views.js';
import { sealsProjection } from './seals.projection.js';

const given = specifyProjection(sealsProjection);
const sealed = (position: string, hash: string): LogSealed => ({
  type: 'LogSealed',
  data: { position, hash, events: 1, marks: hash, signature: null },
});

test('the seals are kept beside the log', () =>
  given(inStream(NOTARY_STREAM, sealed('1', 'aa'), sealed('3', 'bb'))).thenHolds(SEALS_VIEW, [
    { id: 0, position: '1', hash: 'aa' },
    { id: 1, position: '3', hash: 'bb' },
  ]));
