import { settingsFault, startFault } from './group-faults.js';
import type { GroupConfig, GroupSettings } from './group-settings.js';

const SETTINGS: GroupSettings = {
  resolveLinks: false,
  extraStatistics: false,
  maxRetryCount: 10,
  minCheckpointCount: 10,
  maxCheckpointCount: 1000,
  maxSubscriberCount: 0,
  liveBufferSize: 500,
  readBatchSize: 20,
  historyBufferSize: 500,
  messageTimeoutMs: 30_000,
  checkpointAfterMs: 2000,
  consumerStrategy: 'RoundRobin',
  startFrom: 'C:7/P:7',
};
const config = (settings: Partial<GroupSettings>): GroupConfig => ({
  source: '$all',
  group: 'group',
  settings: { ...SETTINGS, ...settings },
});

describe('A group is refused', () => {
  it('not with what clients send by default', () => {
    expect(startFault(config({}), 7n)).toBeUndefined();
    expect(startFault(config({ startFrom: 'end' }), 0n)).toBeUndefined();
    expect(settingsFault(config({}))).toBeUndefined();
  });

  it.each([
    [{ consumerStrategy: 'Fairest' }, 'Consumer strategy Fairest does not exist.'],
    [{ startFrom: 'C:7/P:8' }, 'prepare position must be less'],
    [{ startFrom: 'C:8/P:8' }, 'commit position must be less'],
  ])('for a start like %j', (settings, reason) => {
    expect(startFault(config(settings), 7n)).toContain(reason);
  });

  it.each([
    [{ messageTimeoutMs: -1 }, 'Message timeout'],
    [{ historyBufferSize: 0 }, 'Buffer Size must be positive'],
    [{ readBatchSize: 0 }, 'Read Batch Size must be positive'],
    [{ readBatchSize: 500 }, 'may not be greater than or equal to Buffer Size'],
  ])('for figures like %j', (settings, reason) => {
    expect(settingsFault(config(settings))).toContain(reason);
  });
});
