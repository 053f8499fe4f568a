import { MODERATION_MESSAGES, type ModerationAction } from '@marcel/contracts';
import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { itemDecider, type ItemCommand, type ItemEvent } from './item.js';

const given = specify(itemDecider);
const item = { kind: 'comment', itemId: 7 } as const;
const reportBy = (reporter: string) => ({ ...item, reason: 'spam', words: null, reporter }) as const;
const report = (reporter: string): ItemCommand => ({ kind: 'report', report: reportBy(reporter), holdAt: 3 });
const reported = (reporter: string, number: number): ItemEvent => ({
  type: 'ItemReported',
  data: { ...reportBy(reporter), number },
});
const held = (reports: number): ItemEvent => ({ type: 'ItemHeld', data: { ...item, cause: 'reports', reports } });
const heldForWords: ItemEvent = { type: 'ItemHeld', data: { ...item, cause: 'words', reports: 0 } };
const verdictEvent = (type: 'ItemHidden' | 'ItemRestored' | 'ReportsDismissed' | 'ItemErased'): ItemEvent => ({
  type,
  data: { ...item, reason: 'Looked at' },
});
const verdictCommand = (kind: ModerationAction): ItemCommand => ({ kind, item, reason: 'Looked at' });

const [hidden, restored, dismissed, erased] = [
  verdictEvent('ItemHidden'),
  verdictEvent('ItemRestored'),
  verdictEvent('ReportsDismissed'),
  verdictEvent('ItemErased'),
];

describe('a report', () => {
  it('is recorded', () => given().when(report('one')).then(reported('one', 1)));

  it('counts once for each reporter', () => given(reported('one', 1)).when(report('one')).then());

  it('holds the item when so many others have reported it', () => {
    const before = [reported('one', 1), reported('two', 2)];
    given(...before)
      .when(report('three'))
      .then(reported('three', 3), held(3));
    given(...before)
      .when({ kind: 'report', report: reportBy('three'), holdAt: 4 })
      .then(reported('three', 3));
  });

  it.each([restored, dismissed])('is number one again after %p, except from an overruled reporter', (verdict) => {
    given(reported('one', 1), verdict).when(report('two')).then(reported('two', 1));
    given(reported('one', 1), verdict).when(report('one')).then();
    given(reported('one', 1), verdict, reported('two', 1), verdict).when(report('one')).then();
  });

  it.each([
    ['restored', restored],
    ['dismissed', dismissed],
  ])('only queues an item that an admin has %s', (_, verdict) => {
    const history = [reported('one', 1), verdict, reported('two', 1), reported('three', 2)];
    given(...history)
      .when(report('four'))
      .then(reported('four', 3));
    const laterVerdicts = [verdict, hidden, restored, reported('two', 1), reported('three', 2)];
    given(reported('one', 1), ...laterVerdicts)
      .when(report('four'))
      .then(reported('four', 3));
  });

  it('holds an item again after its restoration was reverted', () => {
    const reopened: ItemEvent = {
      type: 'ItemReopened',
      data: { ...item, reason: 'Looked at', returnsTo: 'reported', cause: null, reports: 2 },
    };
    given(reported('one', 1), reported('two', 2), restored, reopened)
      .when(report('three'))
      .then(reported('three', 3), held(3));
  });

  it('never holds a mascot, because an admin has published it', () => {
    const mascot = { ...reportBy('three'), kind: 'mascot' } as const;
    given(reported('one', 1), reported('two', 2))
      .when({ kind: 'report', report: mascot, holdAt: 3 })
      .then({ type: 'ItemReported', data: { ...mascot, number: 3 } });
  });

  it('counts for less when its reporter was overruled elsewhere', () => {
    const lightReport = { ...reportBy('three'), weight: 0.5 };
    const before = [reported('one', 1), reported('two', 2)];
    const queued: ItemEvent = { type: 'ItemReported', data: { ...lightReport, number: 3 } };
    given(...before)
      .when({ kind: 'report', report: lightReport, holdAt: 3 })
      .then(queued);
    given(...before, queued)
      .when(report('four'))
      .then(reported('four', 4), held(4));
  });

  it.each([held(3), hidden, erased])('is rejected for an invisible item: %p', (event) =>
    given(event).when(report('four')).thenFails('not_found'),
  );
});

describe('a hold', () => {
  const hold: ItemCommand = { kind: 'hold', item, cause: 'words' };

  it('is recorded once', () => {
    given().when(hold).then(heldForWords);
    given(heldForWords).when(hold).then();
  });

  it('is ignored after a verdict', () => given(heldForWords, restored).when(hold).then());
});

describe('a verdict', () => {
  it.each([
    ['hide', [], hidden],
    ['hide', [reported('one', 1)], hidden],
    ['hide', [heldForWords], hidden],
    ['hide', [hidden, restored], hidden],
    ['restore', [hidden], restored],
    ['restore', [heldForWords], restored],
    ['restore', [reported('one', 1)], restored],
    ['dismiss', [reported('one', 1)], dismissed],
    ['dismiss', [held(3)], dismissed],
    ['erase', [], erased],
    ['erase', [hidden], erased],
  ] as const)('%s after %j is recorded', (action, history, event) =>
    given(...history)
      .when(verdictCommand(action))
      .then(event),
  );

  it.each([
    ['hide', [hidden], 'hidden'],
    ['hide', [erased], 'erased'],
    ['erase', [erased], 'erased'],
    ['restore', [hidden, restored], 'shown'],
    ['restore', [erased], 'erased'],
    ['dismiss', [hidden], 'hidden'],
    ['dismiss', [reported('one', 1), dismissed], 'shown'],
  ] as const)('%s after %j is rejected', (action, history, state) =>
    given(...history)
      .when(verdictCommand(action))
      .thenFails('conflict', MODERATION_MESSAGES.alreadyHandled(state, 'somebody else')),
  );

  it('based on an earlier round is rejected', () => {
    const hide = (round: number): ItemCommand => ({ kind: 'hide', item, reason: 'Looked at', round });
    const history = [reported('one', 1), dismissed, reported('two', 1)];
    given(...history)
      .when(hide(2))
      .then(hidden);
    given(...history)
      .when(hide(0))
      .thenFails('conflict', MODERATION_MESSAGES.alreadyHandled('reported', 'somebody else'));
    given(reported('one', 1), reported('two', 2)).when(hide(0)).then(hidden);
    given().when(hide(0)).then(hidden);
  });

  it.each(['restore', 'dismiss', 'reopen'] as const)('%s needs a report', (action) =>
    given().when(verdictCommand(action)).thenFails('conflict', MODERATION_MESSAGES.nothingReported),
  );
});

describe('a reopened item', () => {
  type Reopened = Extract<ItemEvent, { type: 'ItemReopened' }>['data'];
  const reopenedAs = (as: Pick<Reopened, 'returnsTo' | 'cause' | 'reports'>): ItemEvent => ({
    type: 'ItemReopened',
    data: { ...item, reason: 'Looked at', ...as },
  });
  const reportedAgain = reopenedAs({ returnsTo: 'reported', cause: null, reports: 1 });

  it.each([
    ['a dismissal', [reported('one', 1), dismissed], reportedAgain],
    ['hiding a reported item', [reported('one', 1), hidden], reportedAgain],
    ['a hold by words', [heldForWords, restored], reopenedAs({ returnsTo: 'held', cause: 'words', reports: 0 })],
    [
      'a hold by reports',
      [reported('one', 1), reported('two', 2), held(2), dismissed],
      reopenedAs({ returnsTo: 'held', cause: 'reports', reports: 2 }),
    ],
    ['hiding an unreported item', [hidden], reopenedAs({ returnsTo: 'held', cause: null, reports: 0 })],
    ['hiding and restoring', [hidden, restored], reopenedAs({ returnsTo: 'reported', cause: null, reports: 0 })],
  ])('returns to its state before %s', (_, history, event) =>
    given(...history)
      .when(verdictCommand('reopen'))
      .then(event),
  );

  it('continues to count its reporters, and accepts reports of those whom the reverted verdict overruled', () => {
    given(reported('one', 1), dismissed, reportedAgain).when(report('one')).then();
    given(reported('one', 1), dismissed, reportedAgain).when(report('two')).then(reported('two', 2));
    given(reported('one', 1), dismissed, reportedAgain, dismissed).when(report('one')).then();
  });

  it('accepts a verdict like any other item, based on the reopened round', () => {
    const history = [reported('one', 1), dismissed, reportedAgain];
    given(...history)
      .when(verdictCommand('dismiss'))
      .then(dismissed);
    given(...history)
      .when({ kind: 'dismiss', item, reason: 'Looked at', round: 2 })
      .thenFails('conflict', MODERATION_MESSAGES.alreadyHandled('reported', 'somebody else'));
  });

  it.each([
    [[reported('one', 1)], 'reported'],
    [[held(3)], 'held'],
    [[hidden, erased], 'erased'],
    [[reported('one', 1), dismissed, reported('two', 1)], 'reported'],
  ] as const)('has a verdict, and not %j', (history, state) =>
    given(...history)
      .when(verdictCommand('reopen'))
      .thenFails('conflict', MODERATION_MESSAGES.alreadyHandled(state, 'somebody else')),
  );
});
