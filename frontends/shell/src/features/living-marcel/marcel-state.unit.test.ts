import type { MarcelState, MarcelEvent } from './marcel-state';
import { awakeState, MARCEL_X, isRunning, MOOD_MS, marcelReducer, runDurationMs } from './marcel-state';

const START = 10_000;

const reduce = (...events: MarcelEvent[]): MarcelState => events.reduce(marcelReducer, awakeState(START));

const tick = (state: MarcelState, activeAt = START): MarcelState =>
  marcelReducer(state, { type: 'timeUp', at: state.until, activeAt });

describe('Marcel', () => {
  it('falls asleep after a time without activity, and stays asleep', () => {
    const asleep = tick(reduce());
    expect(asleep).toMatchObject({ mood: 'asleep', since: START + MOOD_MS.awake, until: Infinity });
    expect(tick(asleep)).toBe(asleep);
  });

  it('stays awake during activity', () => {
    const awake = tick(reduce(), START + 60_000);
    expect(awake).toMatchObject({ mood: 'awake', until: START + 60_000 + MOOD_MS.awake });
    expect(marcelReducer(awake, { type: 'activity', at: START + 70_000 })).toBe(awake);
  });

  it.each(['activity', 'petted'] as const)('wakes up and greets the visitor on the event %s', (type) => {
    const greeting = marcelReducer(tick(reduce()), { type, at: 200_000 });
    expect(greeting).toMatchObject({ mood: 'greeting', until: 200_000 + MOOD_MS.greeting });
    expect(tick(greeting, 200_000)).toEqual(awakeState(200_000 + MOOD_MS.greeting));
  });

  it('is happy for a moment when he is petted, and longer when petted again', () => {
    const happy = reduce({ type: 'petted', at: START + 5 }, { type: 'petted', at: START + 1000 });
    expect(happy).toMatchObject({ mood: 'happy', until: START + 1000 + MOOD_MS.happy });
    expect(tick(happy).mood).toBe('awake');
  });

  it('chases the ball, brings it back and is happy', () => {
    const to = MARCEL_X - 550;
    const chasing = reduce({ type: 'thrown', at: START, to });
    expect(chasing).toMatchObject({ mood: 'chasing', ball: to, until: START + 1000 });
    expect(isRunning(chasing)).toBe(true);
    const carrying = tick(chasing);
    expect(carrying).toMatchObject({ mood: 'carrying', until: START + 2000 });
    expect(tick(carrying)).toMatchObject({ mood: 'happy', until: START + 2000 + MOOD_MS.happy });
  });

  it('ignores everything else while he runs', () => {
    const chasing = reduce({ type: 'thrown', at: START, to: 300 });
    expect(marcelReducer(chasing, { type: 'petted', at: START + 1 })).toBe(chasing);
    expect(marcelReducer(chasing, { type: 'thrown', at: START + 1, to: 900 })).toBe(chasing);
  });

  it('runs for a minimum time, even for a near ball', () => {
    expect(runDurationMs(MARCEL_X)).toBe(MOOD_MS.shortestRun);
  });

  it('is proud of a new mascot, even asleep, but not while he runs', () => {
    const newMascot: MarcelEvent = { type: 'newMascot', at: 200_000 };
    expect(marcelReducer(tick(reduce()), newMascot)).toMatchObject({ mood: 'proud', until: 200_000 + MOOD_MS.happy });
    const chasing = reduce({ type: 'thrown', at: START, to: 300 });
    expect(marcelReducer(chasing, newMascot)).toBe(chasing);
  });

  it('pauses while the tab is hidden, and greets after a long absence', () => {
    const left = reduce({ type: 'thrown', at: START, to: 300 }, { type: 'left', at: START + 100 });
    expect(left).toMatchObject({ mood: 'alone', until: Infinity });
    expect(marcelReducer(left, { type: 'returned', at: START + 200 }).mood).toBe('awake');
    expect(marcelReducer(left, { type: 'returned', at: START + 100 + MOOD_MS.minAbsence }).mood).toBe('greeting');
  });
});
