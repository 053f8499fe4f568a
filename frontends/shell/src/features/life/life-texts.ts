import type { Mood } from './life';

export const LIFE_TEXTS = {
  pet: 'Pet Marcel',
  throwBall: 'Throw the Ball',
} as const;

/** What is said of what he does to those who do not see it: answers to what they did, and nothing else. */
export const SAID: Partial<Record<Mood, string>> = {
  happy: 'Marcel wags his tail.',
  chasing: 'Marcel runs after the ball.',
  carrying: 'Marcel brings the ball back.',
};
