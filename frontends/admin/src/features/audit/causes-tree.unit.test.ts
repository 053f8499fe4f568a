import { MOST_CAUSES, type CausedEvent, type EventCauses } from '@marcel/contracts';
import { causesTree, originText, type Branch } from './causes-tree';

const event = (id: string, causationId: string, actor: CausedEvent['actor'] = { kind: 'system' }): CausedEvent => ({
  position: '1',
  stream: 'submission-7',
  revision: 0,
  id,
  type: 'SubmissionApproved',
  time: '2024-03-05T09:07:30',
  actor,
  data: {},
  metadata: { causationId },
});

type Drawn = [string, ...Drawn[]];
const drawn = ({ event: { id }, leadsTo }: Branch): Drawn => [id, ...leadsTo.map(drawn)];

const told = (change: Partial<EventCauses> = {}): EventCauses => ({
  event: event('c', 'b'),
  causes: [event('a', 'request', { kind: 'admin', id: 'Ann' }), event('b', 'a')],
  effects: [event('d', 'c'), event('e', 'd'), event('f', 'c')],
  more: false,
  ...change,
});

it('leads from the first cause over the event to all that came of it', () => {
  expect(drawn(causesTree(told()))).toEqual(['a', ['b', ['c', ['d', ['e']], ['f']]]]);
});

it('has the event alone where nothing led to it and nothing came of it', () => {
  expect(drawn(causesTree(told({ causes: [], effects: [] })))).toEqual(['c']);
});

it('loses no effect whose cause is not told', () => {
  const effects = [event('d', 'not told'), { ...event('e', 'd'), metadata: {} }];
  expect(drawn(causesTree(told({ causes: [], effects })))).toEqual(['c', ['d'], ['e']]);
});

it.each<[string, Partial<EventCauses>]>([
  ['A request: admin Ann', {}],
  ['A request: visitor', { causes: [], event: event('c', 'request', { kind: 'visitor' }) }],
  ['The product, of its own accord', { causes: [] }],
  ['More causes than can be shown', { more: true, causes: Array(MOST_CAUSES).fill(event('a', 'earlier')) }],
])('begins with: %s', (origin, change) => expect(originText(told(change))).toBe(origin));
