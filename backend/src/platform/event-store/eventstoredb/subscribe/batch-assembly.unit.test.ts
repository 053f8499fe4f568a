import type { AllStreamRecordedEvent } from '@eventstore/db-client';
import { dataOf, metadata } from '../../contract/harness.js';
import { LOG_START, toPosition } from '../events/position.js';
import { toStoredMetadata } from '../events/stored-metadata.js';
import { BatchAssembly } from './batch-assembly.js';
import { CAUGHT_UP, Checkpoint } from './feed.js';

const at = (commit: number) => ({ commit: BigInt(commit), prepare: BigInt(commit) });

function eventAt(commit: number, streamId = 'count-1') {
  const event = {
    streamId,
    id: '6f1d6b0a-9d0e-4d52-8f5c-0f6c9c1d2e3f',
    isJson: true,
    revision: 0n,
    type: 'Counted',
    created: new Date(0),
    data: commit as unknown,
    metadata: toStoredMetadata(metadata),
    position: at(commit),
  };
  return { event: event as AllStreamRecordedEvent };
}

describe('BatchAssembly', () => {
  it('moves with every event of ours, wanted or not, and with checkpoints', () => {
    const assembly = new BatchAssembly(LOG_START, { streamPrefixes: ['count-'] });
    const first = assembly.assemble([eventAt(10), eventAt(20, 'other-1')], true);
    expect(dataOf(first.events)).toEqual([10]);
    expect(first).toMatchObject({ position: toPosition(at(20)), last: { stream: 'other-1' }, caughtUp: false });
    const second = assembly.assemble([new Checkpoint(at(30)), {}], true);
    expect(second).toEqual({ events: [], position: toPosition(at(30)), last: undefined, caughtUp: false });
  });

  it('never moves back', () => {
    const assembly = new BatchAssembly(toPosition(at(50)), undefined);
    expect(assembly.assemble([new Checkpoint(at(30))], true).position).toBe(toPosition(at(50)));
  });

  it('has caught up with the mark, and later whenever nothing is left', () => {
    const assembly = new BatchAssembly(LOG_START, undefined);
    expect(assembly.assemble([eventAt(10)], false).caughtUp).toBe(false);
    expect(assembly.assemble([eventAt(20), CAUGHT_UP], true).caughtUp).toBe(true);
    expect(assembly.assemble([eventAt(30)], true).caughtUp).toBe(false);
    expect(assembly.assemble([eventAt(40)], false).caughtUp).toBe(true);
    assembly.begin();
    expect(assembly.assemble([eventAt(50)], false).caughtUp).toBe(false);
  });
});
