import type { AllStreamRecordedEvent } from '@eventstore/db-client';
import { dataOf, metadata } from '../contract/harness.js';
import { LOG_START, toPosition } from './events.js';
import { toStoredMetadata } from './events.js';
import { BatchAssembly } from './feed.js';
import { CAUGHT_UP, Checkpoint, CONFIRMED } from './feed.js';

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

const END = toPosition(at(20));

function assemblyUpTo(end: string | undefined, position = LOG_START, streamPrefixes?: string[]): BatchAssembly {
  const assembly = new BatchAssembly(position, streamPrefixes && { streamPrefixes });
  assembly.begin(end);
  return assembly;
}

describe('BatchAssembly', () => {
  it('moves with every event of ours, wanted or not, and with checkpoints', () => {
    const assembly = assemblyUpTo(toPosition(at(99)), LOG_START, ['count-']);
    const first = assembly.assemble([eventAt(10), eventAt(20, 'other-1')], true);
    expect(dataOf(first?.events ?? [])).toEqual([10]);
    expect(first).toMatchObject({ position: toPosition(at(20)), last: { stream: 'other-1' }, caughtUp: false });
    const second = assembly.assemble([new Checkpoint(at(30)), {}], true);
    expect(second).toEqual({ events: [], position: toPosition(at(30)), last: undefined, caughtUp: false });
  });

  it('never moves back', () => {
    const assembly = assemblyUpTo(undefined, toPosition(at(50)));
    expect(assembly.assemble([new Checkpoint(at(30)), CAUGHT_UP], true)?.position).toBe(toPosition(at(50)));
  });

  it('has caught up with the mark, and later whenever nothing is left', () => {
    const assembly = assemblyUpTo(toPosition(at(99)));
    expect(assembly.assemble([eventAt(10)], false)?.caughtUp).toBe(false);
    expect(assembly.assemble([eventAt(20), CAUGHT_UP], true)?.caughtUp).toBe(true);
    expect(assembly.assemble([eventAt(30)], true)?.caughtUp).toBe(false);
    expect(assembly.assemble([eventAt(40)], false)?.caughtUp).toBe(true);
    assembly.begin(toPosition(at(99)));
    expect(assembly.assemble([eventAt(50)], false)?.caughtUp).toBe(false);
  });

  it('has caught up without any mark when it has come to where the log ended', () => {
    const assembly = assemblyUpTo(END);
    expect(assembly.assemble([CONFIRMED], false)).toBeUndefined();
    expect(assembly.assemble([eventAt(10)], false)?.caughtUp).toBe(false);
    expect(assembly.assemble([eventAt(20)], false)?.caughtUp).toBe(true);
    expect(assembly.assemble([eventAt(30)], false)?.caughtUp).toBe(true);
  });

  it.each([
    [undefined, LOG_START],
    [END, END],
  ])('says once that it has caught up when nothing is to come (%s)', (end, position) => {
    const assembly = assemblyUpTo(end, position);
    expect(assembly.assemble([CONFIRMED], false)).toEqual({ events: [], position, last: undefined, caughtUp: true });
    expect(assembly.assemble([CAUGHT_UP], false)).toBeUndefined();
  });
});
