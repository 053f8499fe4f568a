import { photograph } from '../../../../platform/pictures/testing/samples.js';
import { StoreUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { LeaseLost } from '../../../../platform/leader-election/leader-election.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/picture-provider.js';
import { ScriptedProvider } from './testing/scripted-provider.js';
import { GenerationHarness } from './testing/generation-harness.js';
import { EventStoreUnavailable } from '../../../../platform/event-store/errors.js';
import { openInMemoryEventStore } from '../../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import { TESTED_ENGINES } from '../../../../test-support/testing/log-engines.js';
import { useSimulator } from '../../../../test-support/testing/use-simulator.js';
import type { StoredText } from '../../../../platform/decider/stored-text.js';
import { fold } from '../../../../platform/decider/decider.js';
import { artworkDecider } from '../../domain/artwork.decider.js';
import { generationRequested, hugRequested, imageRequested } from '../../domain/fixtures/artworks.js';
import { nextStep } from '../../domain/next-step.js';
import { decryptRequest, redactVisitorText } from './submit-step.js';

describe('a generation', () => {
  const ALL_STEPS = ['SubmissionIntended', 'GenerationStarted', 'PictureStored', 'GenerationCompleted'];

  let harness: GenerationHarness;
  beforeEach(async () => {
    harness = await GenerationHarness.open();
    await harness.request('scripted');
  });
  afterEach(() => harness.close());

  const intended: ArtworkEvent = { type: 'SubmissionIntended', data: { generation: 1, attempt: 1 } };
  const started: ArtworkEvent = { type: 'GenerationStarted', data: { generation: 1, jobId: 'job-1', materials: [] } };

  it('records each of its steps, and makes all widths of the picture', async () => {
    const provider = new ScriptedProvider();
    await harness.run(provider);
    expect(await harness.steps()).toEqual(ALL_STEPS);
    await harness.run(provider);
    expect(await harness.steps()).toEqual(ALL_STEPS);
    expect(provider.submissions).toBe(1);
    expect(harness.widths).toEqual([160, 320, 640, 1024]);
  });

  it('continues a started job after a restart, without submitting again', async () => {
    await harness.given(intended, started);
    const provider = new ScriptedProvider();
    await harness.run(provider);
    expect(await harness.steps()).toEqual(ALL_STEPS);
    expect(provider.submissions).toBe(0);
  });

  it('fails instead of submitting twice when the outcome of the submission is unknown', async () => {
    await harness.given(intended);
    const provider = new ScriptedProvider();
    await harness.run(provider);
    expect(await harness.failure()).toBe('interrupted');
    expect(provider.submissions).toBe(0);
  });

  it('submits again to a repeatable provider', async () => {
    await harness.given(intended);
    const provider = new ScriptedProvider({}, true);
    await harness.run(provider);
    expect((await harness.steps()).at(-1)).toBe('GenerationCompleted');
    expect(provider.submissions).toBe(1);
  });

  it('is not submitted by a worker that was suspended while another one took over', async () => {
    const [former, next] = [new ScriptedProvider(), new ScriptedProvider()];
    const loseLease = async () => {
      await harness.run(next);
      throw new LeaseLost('generate-pictures');
    };
    await harness.run(former, undefined, loseLease);
    expect([former.submissions, next.submissions]).toEqual([0, 0]);
    expect(await harness.failure()).toBe('interrupted');
  });

  it('is submitted once by the next worker when the former one was about to submit it', async () => {
    const [former, next] = [new ScriptedProvider(), new ScriptedProvider()];
    await harness.run(former, undefined, async () => Promise.reject(new LeaseLost('generate-pictures')));
    expect(await harness.steps()).toEqual(['SubmissionIntended', 'SubmissionDeclined']);
    await harness.run(next);
    expect([former.submissions, next.submissions]).toEqual([0, 1]);
    expect((await harness.steps()).slice(2)).toEqual(ALL_STEPS);
  });

  it('waits without submitting while the lease cannot be confirmed', async () => {
    const provider = new ScriptedProvider();
    const failToConfirm = async () => Promise.reject(new StoreUnavailable('an election'));
    await expect(harness.run(provider, undefined, failToConfirm)).rejects.toThrow(StoreUnavailable);
    expect(await harness.failure()).toBeUndefined();
    await harness.run(provider);
    expect(provider.submissions).toBe(1);
  });

  it('does not fail when its picture cannot be stored now', async () => {
    await harness.given(intended, started);
    const failing = new ScriptedProvider({ collect: async () => Promise.reject(new StoreUnavailable('no disk')) });
    await expect(harness.run(failing)).rejects.toThrow(StoreUnavailable);
    await harness.run(new ScriptedProvider());
    expect(await harness.steps()).toEqual(ALL_STEPS);
  });

  it('submits again after a submission that the provider has rejected', async () => {
    const provider = new ScriptedProvider({
      submit: async (attempt) => {
        if (attempt < 3) throw new ProviderUnavailable('busy', 'too many jobs');
        return 'job-3';
      },
    });
    await harness.run(provider);
    const declined = ['SubmissionIntended', 'SubmissionDeclined'];
    expect(await harness.steps()).toEqual([...declined, ...declined, ...ALL_STEPS]);
  });

  it('fails when the provider stays unavailable', async () => {
    const busy = async () => Promise.reject(new ProviderUnavailable('busy', 'too many jobs'));
    const provider = new ScriptedProvider({ submit: busy });
    await harness.run(provider);
    expect(await harness.failure()).toBe('busy');
    expect(provider.submissions).toBe(7);
  });

  it('never submits again after an ambiguous response', async () => {
    const provider = new ScriptedProvider({ submit: async () => Promise.reject(new Error('connection reset')) });
    await harness.run(provider);
    expect(await harness.failure()).toBe('unclear');
    expect(provider.submissions).toBe(1);
  });

  it('polls until the picture is ready', async () => {
    let failures = 3;
    const provider = new ScriptedProvider({
      collect: async () => {
        if (failures-- > 0) throw new ProviderUnavailable('unreachable', 'away');
        return { bytes: await photograph(), sourceUrl: 'https://cdn.example/1.png' };
      },
    });
    await harness.run(provider);
    expect(await harness.steps()).toEqual(ALL_STEPS);
    expect((await harness.history()).at(-2)).toMatchObject({
      data: { picture: { sourceUrl: 'https://cdn.example/1.png', original: { format: 'jpeg' } } },
    });
  });

  it.each([
    [new ProviderFailure('refused', 'not this'), 'refused'],
    [new Error('a bug'), 'internal'],
  ])('fails when collecting ends in %s', async (error, failure) => {
    await harness.run(new ScriptedProvider({ collect: async () => Promise.reject(error) }));
    expect(await harness.failure()).toBe(failure);
  });

  it('fails when the response is no picture', async () => {
    const collect = async () => ({ bytes: Buffer.from('<html>'), sourceUrl: null });
    await harness.run(new ScriptedProvider({ collect }));
    expect(await harness.failure()).toBe('garbled');
  });

  it('records nothing when the process stops, and continues at the next start', async () => {
    const stopping = new AbortController();
    const stopped = new ScriptedProvider({
      collect: () => {
        stopping.abort();
        return Promise.reject(new Error('stopped'));
      },
    });
    await expect(harness.run(stopped, stopping.signal)).rejects.toThrow();
    expect(await harness.steps()).toEqual(['SubmissionIntended', 'GenerationStarted']);
    await harness.run(new ScriptedProvider());
    expect(await harness.steps()).toEqual(ALL_STEPS);
  });

  it('stops when another worker has continued it', async () => {
    const provider = new ScriptedProvider({
      collect: async () => {
        await harness.given({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: null } });
        return { bytes: await photograph(), sourceUrl: null };
      },
    });
    await harness.run(provider);
    expect(await harness.steps()).toEqual(['SubmissionIntended', 'GenerationStarted', 'GenerationFailed']);
  });
});

describe('lost acknowledgements', () => {
  const LOST = 8;

  type Fault = 'the acknowledgement is lost' | 'the log is unavailable';

  /** Wraps a store so that appends of one type fail, or only lose their acknowledgement, for a while. */
  function faulty(store: EventStore, fault: Fault, type: string): EventStore {
    let left = LOST;
    return new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property !== 'append') return target[property].bind(target);
        return async (...append: Parameters<EventStore['append']>) => {
          const [, , events] = append;
          const fails = events.some((event) => event.type === type) && left-- > 0;
          if (fails && fault === 'the log is unavailable') throw new EventStoreUnavailable('Away');
          const result = await target.append(...append);
          if (fails) throw new EventStoreUnavailable('No answer');
          return result;
        };
      },
    });
  }

  const ALL_STEPS = ['SubmissionIntended', 'GenerationStarted', 'PictureStored', 'GenerationCompleted'];
  const AFTER_DECLINE = ['SubmissionIntended', 'SubmissionDeclined', ...ALL_STEPS];

  const busyOnce = {
    submit: async (attempt: number) => {
      if (attempt === 1) throw new ProviderUnavailable('busy', 'too many jobs');
      return 'job-2';
    },
  };
  const rejecting = { submit: () => Promise.reject(new ProviderFailure('refused', 'not this')) };

  describe.each(TESTED_ENGINES)('a generation on %s', (engine) => {
    const server = engine === 'embedded' ? undefined : useSimulator();
    let harness: GenerationHarness;
    const open = async (fault: Fault, type: string) => {
      harness = await GenerationHarness.open(faulty(server?.openStore() ?? openInMemoryEventStore(), fault, type));
      await harness.request('scripted');
    };
    afterEach(() => harness.close());

    describe.each(['the acknowledgement is lost', 'the log is unavailable'] as const)(
      'continues from the present step when %s',
      (fault) => {
        it.each(ALL_STEPS)('of its %s', async (type) => {
          await open(fault, type);
          const provider = new ScriptedProvider();
          await harness.run(provider);
          expect(await harness.steps()).toEqual(ALL_STEPS);
          expect(provider.submissions).toBe(1);
        });

        it('of its SubmissionDeclined', async () => {
          await open(fault, 'SubmissionDeclined');
          const provider = new ScriptedProvider(busyOnce);
          await harness.run(provider);
          expect(await harness.steps()).toEqual(AFTER_DECLINE);
          expect(provider.submissions).toBe(2);
        });

        it('of its GenerationFailed', async () => {
          await open(fault, 'GenerationFailed');
          await harness.run(new ScriptedProvider(rejecting));
          expect(await harness.steps()).toEqual(['SubmissionIntended', 'GenerationFailed']);
        });
      },
    );

    it('is submitted once by two workers whose acknowledgements are lost', async () => {
      await open('the acknowledgement is lost', 'SubmissionIntended');
      const provider = new ScriptedProvider();
      await Promise.all([harness.run(provider), harness.run(provider)]);
      expect(provider.submissions).toBe(1);
      expect((await harness.steps()).filter((step) => step === 'SubmissionIntended')).toHaveLength(1);
    });
  });
});

describe('the text of a picture request', () => {
  const encrypted = (text: string) => ({ subject: 'hug-7', ciphertext: text });
  const prompt = { subject: 'image-7', ciphertext: 'of.somebody' };
  const requested = { ...imageRequested, data: { ...imageRequested.data, prompt } };
  const due = nextStep(fold(artworkDecider, [requested, generationRequested()]))!;

  it('is decrypted for providers', async () => {
    const request = await decryptRequest(due, { decryptTexts: async () => ['A dog in Nowhereville'] });
    expect(request?.subject).toMatchObject({ kind: 'image', prompt: 'A dog in Nowhereville' });
  });

  it('is undefined once it is erased', async () => {
    expect(await decryptRequest(due, { decryptTexts: async () => [undefined] })).toBeUndefined();
  });

  it('includes the name of a character, or is undefined', async () => {
    const data = { ...hugRequested.data, userName: encrypted('Ada'), characterName: encrypted('Tuxedo') };
    const named = nextStep(fold(artworkDecider, [{ ...hugRequested, data }, generationRequested()]))!;
    const decryptTexts = async (words: readonly StoredText[]) =>
      words.map((one) => (typeof one === 'string' ? one : one.ciphertext));
    const request = await decryptRequest(named, { decryptTexts });
    expect(request?.subject).toMatchObject({ userName: 'Ada', characterName: 'Tuxedo' });
    expect(redactVisitorText(request!, 'No tuxedo here')).toBe('No … here');
    const erased = {
      decryptTexts: async ([one]: readonly StoredText[]) => [one === data.characterName ? undefined : 'Ada'],
    };
    expect(await decryptRequest(named, erased)).toBeUndefined();
  });

  it('is removed from reported failures', async () => {
    const request = await decryptRequest(due, { decryptTexts: async () => ['A dog in Nowhereville, ¡ñandú!'] });
    const detail = 'HTTP 400: "a dog in NOWHEREVILLE, Ñandú" breaks rule 12';
    expect(redactVisitorText(request!, detail)).toBe('HTTP 400: "a dog in …, …" breaks rule 12');
  });
});
