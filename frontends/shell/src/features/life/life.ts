export type Mood = 'awake' | 'happy' | 'proud' | 'chasing' | 'carrying' | 'asleep' | 'greeting' | 'alone';

export interface Life {
  mood: Mood;
  /** Start and end of the mood, in milliseconds; `until` may be Infinity. */
  since: number;
  until: number;
  ball: number;
}

export type LifeEvent =
  /** `noticed`: any input. `left`, `returned`: the tab was hidden or shown. `pleased`: Marcel has brought the ball. */
  | { type: 'noticed' | 'petted' | 'left' | 'returned' | 'pleased'; at: number }
  | { type: 'thrown'; at: number; to: number }
  | { type: 'timeUp'; at: number; noticed: number };

export const LIFE_MS = {
  awake: 90_000,
  /** Minimum absence, in milliseconds, after which Marcel greets the visitor. */
  missed: 60_000,
  happy: 1800,
  greeting: 2600,
  shortestRun: 900,
} as const;

export const HOME = 806;
const SPEED = 0.55;

const RUNNING: readonly Mood[] = ['chasing', 'carrying'];
export const isRunning = ({ mood }: Life): boolean => RUNNING.includes(mood);

export const awakeSince = (at: number): Life => ({ mood: 'awake', since: at, until: at + LIFE_MS.awake, ball: HOME });

export function lifeAfter(life: Life, event: LifeEvent): Life {
  const { at } = event;
  const doing = (mood: Mood, ms: number): Life => ({ ...life, mood, since: at, until: at + ms });
  switch (event.type) {
    case 'noticed':
      return life.mood === 'asleep' ? doing('greeting', LIFE_MS.greeting) : life;
    case 'petted':
      if (isRunning(life)) return life;
      return life.mood === 'asleep' ? doing('greeting', LIFE_MS.greeting) : doing('happy', LIFE_MS.happy);
    case 'pleased':
      return isRunning(life) || life.mood === 'alone' ? life : doing('proud', LIFE_MS.happy);
    case 'thrown':
      return isRunning(life) ? life : { ...doing('chasing', runTo(event.to)), ball: event.to };
    case 'left':
      return doing('alone', Infinity);
    case 'returned':
      if (life.mood !== 'alone') return life;
      return at - life.since < LIFE_MS.missed ? awakeSince(at) : doing('greeting', LIFE_MS.greeting);
    case 'timeUp':
      return afterThat(life, event);
  }
}

function afterThat(life: Life, { at, noticed }: LifeEvent & { type: 'timeUp' }): Life {
  switch (life.mood) {
    case 'chasing':
      return { ...life, mood: 'carrying', since: at, until: at + runTo(life.ball) };
    case 'carrying':
      return { ...life, mood: 'happy', since: at, until: at + LIFE_MS.happy };
    case 'awake':
      return at - noticed < LIFE_MS.awake
        ? { ...life, until: noticed + LIFE_MS.awake }
        : { ...life, mood: 'asleep', since: at, until: Infinity };
    case 'happy':
    case 'proud':
    case 'greeting':
      return awakeSince(at);
    case 'asleep':
    case 'alone':
      return life;
  }
}

/** Returns the duration of a run, in milliseconds. */
export const runTo = (place: number): number =>
  Math.max(LIFE_MS.shortestRun, Math.round(Math.abs(place - HOME) / SPEED));
