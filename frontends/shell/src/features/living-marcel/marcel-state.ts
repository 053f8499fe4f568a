export type Mood = 'awake' | 'happy' | 'proud' | 'chasing' | 'carrying' | 'asleep' | 'greeting' | 'alone';

export interface MarcelState {
  mood: Mood;
  /** Start and end of the mood, in milliseconds; `until` may be Infinity. */
  since: number;
  until: number;
  ball: number;
}

export type MarcelEvent =
  /** `activity`: any input. `left`, `returned`: the tab was hidden or shown. */
  | { type: 'activity' | 'petted' | 'left' | 'returned' | 'newMascot'; at: number }
  | { type: 'thrown'; at: number; to: number }
  /** `activeAt`: time of the last input. */
  | { type: 'timeUp'; at: number; activeAt: number };

export const MOOD_MS = {
  awake: 90_000,
  /** Minimum absence, in milliseconds, after which Marcel greets the visitor. */
  minAbsence: 60_000,
  happy: 1800,
  greeting: 2600,
  shortestRun: 900,
} as const;

export const MARCEL_X = 806;
const UNITS_PER_MS = 0.55;

const RUNNING: readonly Mood[] = ['chasing', 'carrying'];
export const isRunning = ({ mood }: MarcelState): boolean => RUNNING.includes(mood);

export const awakeState = (at: number): MarcelState => ({
  mood: 'awake',
  since: at,
  until: at + MOOD_MS.awake,
  ball: MARCEL_X,
});

export function marcelReducer(state: MarcelState, event: MarcelEvent): MarcelState {
  const { at } = event;
  const inMood = (mood: Mood, ms: number): MarcelState => ({ ...state, mood, since: at, until: at + ms });
  switch (event.type) {
    case 'activity':
      return state.mood === 'asleep' ? inMood('greeting', MOOD_MS.greeting) : state;
    case 'petted':
      if (isRunning(state)) return state;
      return state.mood === 'asleep' ? inMood('greeting', MOOD_MS.greeting) : inMood('happy', MOOD_MS.happy);
    case 'newMascot':
      return isRunning(state) || state.mood === 'alone' ? state : inMood('proud', MOOD_MS.happy);
    case 'thrown':
      return isRunning(state) ? state : { ...inMood('chasing', runDurationMs(event.to)), ball: event.to };
    case 'left':
      return inMood('alone', Infinity);
    case 'returned':
      if (state.mood !== 'alone') return state;
      return at - state.since < MOOD_MS.minAbsence ? awakeState(at) : inMood('greeting', MOOD_MS.greeting);
    case 'timeUp':
      return nextMood(state, event);
  }
}

function nextMood(state: MarcelState, { at, activeAt }: MarcelEvent & { type: 'timeUp' }): MarcelState {
  switch (state.mood) {
    case 'chasing':
      return { ...state, mood: 'carrying', since: at, until: at + runDurationMs(state.ball) };
    case 'carrying':
      return { ...state, mood: 'happy', since: at, until: at + MOOD_MS.happy };
    case 'awake':
      return at - activeAt < MOOD_MS.awake
        ? { ...state, until: activeAt + MOOD_MS.awake }
        : { ...state, mood: 'asleep', since: at, until: Infinity };
    case 'happy':
    case 'proud':
    case 'greeting':
      return awakeState(at);
    case 'asleep':
    case 'alone':
      return state;
  }
}

/** Returns the duration of a run, in milliseconds. */
export const runDurationMs = (x: number): number =>
  Math.max(MOOD_MS.shortestRun, Math.round(Math.abs(x - MARCEL_X) / UNITS_PER_MS));
