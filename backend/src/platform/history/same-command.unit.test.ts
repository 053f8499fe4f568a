import type { EventMetadata } from '../event-store/event-store.js';
import { isOfSameCommand } from './replay.js';

const old: EventMetadata = {
  time: '2026-01-01T10:00:00.000Z',
  correlationId: 'request-1',
  causationId: 'request-1',
  actor: { kind: 'admin' },
  command: 'EditMascot',
  schemaVersion: 1,
};

it('goes by what the server has called the command', () => {
  const one = { ...old, commandId: 'a' };
  expect(isOfSameCommand(one, { ...one, correlationId: 'another' })).toBe(true);
  expect(isOfSameCommand(one, { ...one, commandId: 'b' })).toBe(false);
  expect(isOfSameCommand(one, old)).toBe(false);
});

it('goes by request, command and moment where events are older', () => {
  expect(isOfSameCommand(old, { ...old })).toBe(true);
  expect(isOfSameCommand(old, { ...old, time: '2026-01-01T10:00:00.001Z' })).toBe(false);
  expect(isOfSameCommand(old, { ...old, command: 'RevertEdit' })).toBe(false);
  expect(isOfSameCommand(old, { ...old, correlationId: 'request-2' })).toBe(false);
});
