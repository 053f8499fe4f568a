import type { Change } from '../../read-store/read-store.js';
import { inStream, specifyProjection } from '../test-support/projection-specification.js';
import type { Projection } from './projection.js';
import { counted, countingProjection, type Counted } from '../../read-store/test-support/counting.js';

const given = specifyProjection(countingProjection());

it('passes for the expected documents', async () => {
  await given().thenHolds('counts', []);
  await given(
    inStream('count-a', counted(1), counted(2)),
    inStream('count-b', counted(5)),
    inStream('count-a', counted(3)),
  ).thenHolds('counts', [
    { id: 'count-a', sum: 6 },
    { id: 'count-b', sum: 5 },
  ]);
});

it('fails for other documents', async () => {
  await expect(given(inStream('count-a', counted(1))).thenHolds('counts', [{ id: 'count-a', sum: 2 }])).rejects.toThrow(
    'deep',
  );
});

it('fails when the outcome depends on how the projection was called before', async () => {
  let calls = 0;
  const forgetful: Projection<Counted> = {
    ...countingProjection(),
    project: (): Change[] => [{ kind: 'put', collection: 'counts', id: 'all', document: { sum: ++calls } }],
  };
  await expect(
    specifyProjection(forgetful)(inStream('count-a', counted())).thenHolds('counts', [{ sum: 1, id: 'all' }]),
  ).rejects.toThrow('one batch');
});
