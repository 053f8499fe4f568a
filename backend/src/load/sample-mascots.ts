import { SUBMISSION_FIELDS, defaultValues } from '@marcel/contracts';
import type { MascotProfile } from '../contexts/mascots/domain/mascot.events.js';
import { pseudoRandom } from '../test-support/pseudo-random.js';

const INDUSTRIES = [
  'Technology',
  'Food & Beverage',
  'Sports',
  'Entertainment',
  'Retail',
  'Automotive',
  'Finance',
  'Gaming',
];
const TYPES = ['Animal', 'Human', 'Object', 'Mythical Creature', 'Robot', 'Monster', 'Superhero', 'Other'];
const STYLES = ['Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern', 'Pixel Art', 'Hand-drawn', 'Other'];
const CONSONANTS = [...'bcdfghjklmnprstvwz'];
const VOWELS = [...'aeiou'];
const ENDINGS = ['', '', 'n', 'r', 's', 'l', 'st'];

export class SampleMascots {
  private readonly random = pseudoRandom();
  private readonly vocabulary = Array.from({ length: 3000 }, () => this.invent());

  profile(): MascotProfile {
    return {
      ...defaultValues(SUBMISSION_FIELDS),
      name: this.words(2),
      brand: this.words(2),
      contributor: this.words(2),
      visualDesc: `A friendly mascot, ${this.words(30)}.`,
      historyOverview: this.words(50),
      facts: [this.words(8), this.words(10)],
      industry: this.pick(INDUSTRIES),
      type: this.pick(TYPES),
      style: this.pick(STYLES),
      status: this.random() < 0.9 ? 'active' : 'inactive',
      cuteness: this.score(),
      humor: this.score(),
      rebel: this.score(),
      weirdness: this.score(),
      longevityScore: this.score(),
      yearIntroduced: this.random() < 0.2 ? null : 1950 + this.below(75),
      yearRetired: this.random() < 0.8 ? null : 1960 + this.below(65),
    };
  }

  word(rank: number): string {
    return this.vocabulary[rank % this.vocabulary.length] ?? '';
  }

  skewed(bound: number): number {
    return Math.floor(bound * this.random() ** 3);
  }

  below(bound: number): number {
    return Math.floor(bound * this.random());
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('There is nothing to pick from');
    return choice;
  }

  private words(count: number): string {
    return Array.from({ length: count }, () => this.word(this.skewed(this.vocabulary.length))).join(' ');
  }

  private score(): number {
    return 1 + this.below(10);
  }

  private invent(): string {
    const syllables = Array.from({ length: 1 + this.below(3) }, () => this.pick(CONSONANTS) + this.pick(VOWELS));
    return syllables.join('') + this.pick(ENDINGS);
  }
}
