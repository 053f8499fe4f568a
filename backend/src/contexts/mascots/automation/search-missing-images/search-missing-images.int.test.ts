import { contextOfOwn } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { systemSources } from '../../../../platform/command-handling/new-events.js';
import { openInMemoryEventStore } from '../../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import { imageSearches, type ImageSearchCommand } from '../../domain/image-search.decider.js';
import { ImageSearchFailed } from '../../image-search/image-search.js';
import { searchMissingImages, type SearchTools } from './search-missing-images.js';

const MASCOTS = ['Tux', 'Duke', 'Astro'].map((name, index) => ({ id: index + 1, name, brand: 'Acme' }));
const missing = {
  after: (id: number) => {
    const left = MASCOTS.filter((mascot) => mascot.id > id);
    return Promise.resolve({ next: left[0], left: left.length });
  },
};

describe('the search for all mascots without an image', () => {
  let events: EventStore;
  let decisions: DecisionRunner;
  let done: string[];
  beforeEach(() => {
    events = openInMemoryEventStore();
    decisions = new DecisionRunner({ store: events, ...systemSources });
    done = [];
  });
  afterEach(() => events.close());

  const command = (wanted: ImageSearchCommand) =>
    decisions.run({ ...imageSearches, command: wanted, commandName: 'Test', context: contextOfOwn('test') });
  const state = async () => (await decisions.load(imageSearches)).state;
  const search = (find: (query: string) => unknown = () => undefined, over: Partial<SearchTools> = {}) =>
    searchMissingImages(
      {
        decisions,
        events,
        missing,
        actor: 'search-missing-images',
        confirm: async () => void done.push('confirm'),
        pause: async () => void done.push('pause'),
        provider: {
          isSet: true,
          find: async (query) => {
            done.push(query);
            await find(query);
            return ['https://example.org/a.png'];
          },
        },
        ...over,
      },
      new AbortController().signal,
    );

  it('goes from one to the next, with a pause between, and asks nobody without a confirmed lease', async () => {
    await command({ kind: 'begin' });
    await search();
    expect(done).toEqual(
      ['Tux', 'pause', 'Duke', 'pause', 'Astro'].flatMap((step) =>
        step === 'pause' ? [step] : ['confirm', `${step} Acme mascot`],
      ),
    );
    expect(await state()).toMatchObject({ status: 'completed', searched: 3, found: 3, failed: 0 });
  });

  it('does nothing that nobody has begun', async () => {
    await search();
    expect(done).toEqual([]);
  });

  it('notes what failed, in words, and goes on', async () => {
    await command({ kind: 'begin' });
    await search((query) => {
      if (query.startsWith('Duke')) throw new ImageSearchFailed('Quota');
    });
    expect(await state()).toMatchObject({
      status: 'completed',
      searched: 3,
      found: 2,
      failed: 1,
      failures: [{ mascotId: 2, name: 'Duke', message: 'Quota' }],
    });
  });

  it('stops behind the search at hand, whose outcome counts no more', async () => {
    await command({ kind: 'begin' });
    await search((query) => query.startsWith('Duke') && command({ kind: 'stop' }));
    expect(done.at(-2)).toBe('Duke Acme mascot');
    expect(await state()).toMatchObject({ status: 'stopped', searched: 1 });
  });

  it('goes on where the one before it ended', async () => {
    await command({ kind: 'begin' });
    const dead = new Error('dead');
    await expect(search(undefined, { pause: () => Promise.reject(dead) })).rejects.toBe(dead);
    done = [];
    await search();
    expect(done.filter((step) => step.endsWith('mascot'))).toEqual(['Duke Acme mascot', 'Astro Acme mascot']);
    expect(await state()).toMatchObject({ status: 'completed', searched: 3 });
  });
});
