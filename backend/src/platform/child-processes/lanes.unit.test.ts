import { Lanes, type Owner } from './lanes.js';

const all = () => true;

describe('lanes', () => {
  let lanes: Lanes<string>;
  beforeEach(() => {
    lanes = new Lanes();
  });
  const add = (...items: [Owner, string][]) => items.forEach(([owner, item]) => lanes.add(owner, item));
  const drain = (mayGoOn: (owner: Owner) => boolean = all) => {
    const taken: string[] = [];
    for (let next = lanes.next(mayGoOn); next !== undefined; next = lanes.next(mayGoOn)) taken.push(next.item);
    return taken;
  };

  it('take turns, each in the order of asking', () => {
    add(['ada', 'a1'], ['ada', 'a2'], ['ada', 'a3'], ['grace', 'g1'], [undefined, 'o1'], ['grace', 'g2']);
    expect(lanes.size).toBe(6);
    expect(drain()).toEqual(['a1', 'g1', 'o1', 'a2', 'g2', 'a3']);
    expect(lanes.size).toBe(0);
  });

  it('leave out who may not go on', () => {
    add(['ada', 'a1'], ['grace', 'g1'], ['ada', 'a2']);
    expect(drain((owner) => owner !== 'ada')).toEqual(['g1']);
    expect(drain()).toEqual(['a1', 'a2']);
  });

  it('shed the last one of whoever has most', () => {
    add(['ada', 'a1'], ['ada', 'a2'], ['ada', 'a3'], ['grace', 'g1']);
    expect(lanes.shed('grace')).toBe('a3');
    expect(drain()).toEqual(['a1', 'g1', 'a2']);
  });

  it('shed the newcomer where nobody has more', () => {
    add(['ada', 'a1'], ['grace', 'g1']);
    expect([lanes.shed('grace'), lanes.size]).toEqual(['g1', 1]);
  });

  it('shed a visitor rather than our own, and our own rather than nothing', () => {
    add([undefined, 'o1'], [undefined, 'o2'], ['ada', 'a1']);
    expect(lanes.shed(undefined)).toBe('a1');
    expect(lanes.shed(undefined)).toBe('o2');
    expect([lanes.size, drain()]).toEqual([1, ['o1']]);
  });
});
