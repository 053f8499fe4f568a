import { photograph } from '../../../../platform/pictures/testing/samples.js';
import { StoreUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { TenureOver } from '../../../../platform/leader-election/tenure.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/errors.js';
import { ScriptedProvider } from './testing/scripted-provider.js';
import { Workshop } from './testing/workshop.js';

const WHOLE = ['SubmissionIntended', 'GenerationStarted', 'PictureStored', 'GenerationCompleted'];

describe('a generation', () => {
  let workshop: Workshop;
  beforeEach(async () => {
    workshop = await Workshop.open();
    await workshop.request('scripted');
  });
  afterEach(() => workshop.close());

  const intended: ArtworkEvent = { type: 'SubmissionIntended', data: { generation: 1, attempt: 1 } };
  const started: ArtworkEvent = { type: 'GenerationStarted', data: { generation: 1, jobId: 'job-1', materials: [] } };

  it('records each of its steps', async () => {
    const provider = new ScriptedProvider();
    await workshop.run(provider);
    expect(await workshop.steps()).toEqual(WHOLE);
    await workshop.run(provider);
    expect(await workshop.steps()).toEqual(WHOLE);
    expect(provider.submissions).toBe(1);
  });

  it('goes on from the order that was under way when everything stopped, without another', async () => {
    await workshop.given(intended, started);
    const provider = new ScriptedProvider();
    await workshop.run(provider);
    expect(await workshop.steps()).toEqual(WHOLE);
    expect(provider.submissions).toBe(0);
  });

  it('fails rather than order twice when nobody knows whether the order arrived', async () => {
    await workshop.given(intended);
    const provider = new ScriptedProvider();
    await workshop.run(provider);
    expect(await workshop.failure()).toBe('interrupted');
    expect(provider.submissions).toBe(0);
  });

  it('orders again where that does no harm', async () => {
    await workshop.given(intended);
    const provider = new ScriptedProvider({}, true);
    await workshop.run(provider);
    expect((await workshop.steps()).at(-1)).toBe('GenerationCompleted');
    expect(provider.submissions).toBe(1);
  });

  it('is not ordered by a worker that slept while another one took over', async () => {
    const [former, next] = [new ScriptedProvider(), new ScriptedProvider()];
    const asleep = async () => {
      await workshop.run(next);
      throw new TenureOver('generate-pictures');
    };
    await workshop.run(former, undefined, asleep);
    expect([former.submissions, next.submissions]).toEqual([0, 0]);
    expect(await workshop.failure()).toBe('interrupted');
  });

  it('that a former worker was about to order is ordered by the next one, once', async () => {
    const [former, next] = [new ScriptedProvider(), new ScriptedProvider()];
    await workshop.run(former, undefined, async () => Promise.reject(new TenureOver('generate-pictures')));
    expect(await workshop.steps()).toEqual(['SubmissionIntended', 'SubmissionDeclined']);
    await workshop.run(next);
    expect([former.submissions, next.submissions]).toEqual([0, 1]);
    expect((await workshop.steps()).slice(2)).toEqual(WHOLE);
  });

  it('waits, and is not ordered, while nobody can say whose it is', async () => {
    const provider = new ScriptedProvider();
    const unknown = async () => Promise.reject(new StoreUnavailable('an election'));
    await expect(workshop.run(provider, undefined, unknown)).rejects.toThrow(StoreUnavailable);
    expect(await workshop.failure()).toBeUndefined();
    await workshop.run(provider);
    expect(provider.submissions).toBe(1);
  });

  it('is not given up because its picture cannot be kept now', async () => {
    await workshop.given(intended, started);
    const away = new ScriptedProvider({ collect: async () => Promise.reject(new StoreUnavailable('no disk')) });
    await expect(workshop.run(away)).rejects.toThrow(StoreUnavailable);
    await workshop.run(new ScriptedProvider());
    expect(await workshop.steps()).toEqual(WHOLE);
  });

  it('orders again after an order that was surely not taken', async () => {
    const provider = new ScriptedProvider({
      submit: async (attempt) => {
        if (attempt < 3) throw new ProviderUnavailable('busy', 'too many jobs');
        return 'job-3';
      },
    });
    await workshop.run(provider);
    const declined = ['SubmissionIntended', 'SubmissionDeclined'];
    expect(await workshop.steps()).toEqual([...declined, ...declined, ...WHOLE]);
  });

  it('gives up when the provider stays unavailable', async () => {
    const busy = async () => Promise.reject(new ProviderUnavailable('busy', 'too many jobs'));
    const provider = new ScriptedProvider({ submit: busy });
    await workshop.run(provider);
    expect(await workshop.failure()).toBe('busy');
    expect(provider.submissions).toBe(7);
  });

  it('never orders again after an answer that says nothing', async () => {
    const provider = new ScriptedProvider({ submit: async () => Promise.reject(new Error('connection reset')) });
    await workshop.run(provider);
    expect(await workshop.failure()).toBe('unclear');
    expect(provider.submissions).toBe(1);
  });

  it('collects again until the picture comes', async () => {
    let failures = 3;
    const provider = new ScriptedProvider({
      collect: async () => {
        if (failures-- > 0) throw new ProviderUnavailable('unreachable', 'away');
        return { bytes: await photograph(), sourceUrl: 'https://cdn.example/1.png' };
      },
    });
    await workshop.run(provider);
    expect(await workshop.steps()).toEqual(WHOLE);
    expect((await workshop.history()).at(-2)).toMatchObject({
      data: { picture: { sourceUrl: 'https://cdn.example/1.png', original: { format: 'jpeg' } } },
    });
  });

  it.each([
    [new ProviderFailure('refused', 'not this'), 'refused'],
    [new Error('a bug'), 'internal'],
  ])('fails when collecting ends in %s', async (error, failure) => {
    await workshop.run(new ScriptedProvider({ collect: async () => Promise.reject(error) }));
    expect(await workshop.failure()).toBe(failure);
  });

  it('fails when what comes is no picture', async () => {
    const collect = async () => ({ bytes: Buffer.from('<html>'), sourceUrl: null });
    await workshop.run(new ScriptedProvider({ collect }));
    expect(await workshop.failure()).toBe('garbled');
  });

  it('stops without a trace when the process stops, and goes on at the next start', async () => {
    const stopping = new AbortController();
    const stopped = new ScriptedProvider({
      collect: () => {
        stopping.abort();
        return Promise.reject(new Error('stopped'));
      },
    });
    await expect(workshop.run(stopped, stopping.signal)).rejects.toThrow();
    expect(await workshop.steps()).toEqual(['SubmissionIntended', 'GenerationStarted']);
    await workshop.run(new ScriptedProvider());
    expect(await workshop.steps()).toEqual(WHOLE);
  });

  it('is no longer worked on once somebody else has taken it further', async () => {
    const provider = new ScriptedProvider({
      collect: async () => {
        await workshop.given({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: null } });
        return { bytes: await photograph(), sourceUrl: null };
      },
    });
    await workshop.run(provider);
    expect(await workshop.steps()).toEqual(['SubmissionIntended', 'GenerationStarted', 'GenerationFailed']);
  });

  it('is made once when two work on it at the same time', async () => {
    const provider = new ScriptedProvider();
    await Promise.all([workshop.run(provider), workshop.run(provider)]);
    expect(provider.submissions).toBe(1);
  });
});
