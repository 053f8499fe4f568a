import { describeReplicaSet } from '../../test-support/mongodb-proxy/testing/use-replica-set.js';
import { isDuplicateKey, isUnavailable } from './with-retries.js';

describeReplicaSet('a bulk of writes', (used) => {
  it.each([
    ['finds what was there already', undefined, { isDuplicate: true, isUnavailable: false }],
    ['finds that, and a server that steps down', 189, { isDuplicate: false, isUnavailable: true }],
    ['finds that, and a server that has stepped down', 10107, { isDuplicate: false, isUnavailable: true }],
  ])('%s', async (_, code, expected) => {
    const { set, db } = used();
    const documents = (await db()).collection<{ _id: number }>('documents');
    await documents.insertOne({ _id: 1 });
    if (code !== undefined) set.faults.plan({ kind: 'write-error', code }, ({ name }) => name === 'insert');
    const failure: unknown = await documents
      .insertMany([{ _id: 1 }, { _id: 2 }], { ordered: false })
      .catch((error: unknown) => error);
    expect({ isDuplicate: isDuplicateKey(failure), isUnavailable: isUnavailable(failure) }).toEqual(expected);
  });
});
