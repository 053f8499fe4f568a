import { EventStoreUnavailable } from '../../../../platform/event-store/errors.js';
import { openInMemoryEventStore } from '../../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import { useSimulator } from '../../../../test-support/testing/use-simulator.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/errors.js';
import { ScriptedProvider } from './testing/scripted-provider.js';
import { Workshop } from './testing/workshop.js';

const LOST = 8;

type Fault = 'the acknowledgement is lost' | 'the log is away';

/** Another store, which for a while does not get through an append of that type, or only its acknowledgement. */
function faulty(store: EventStore, fault: Fault, type: string): EventStore {
  let left = LOST;
  return new Proxy(store, {
    get: (target, property: keyof EventStore) => {
      if (property !== 'append') return target[property].bind(target);
      return async (...append: Parameters<EventStore['append']>) => {
        const [, , events] = append;
        const fails = events.some((event) => event.type === type) && left-- > 0;
        if (fails && fault === 'the log is away') throw new EventStoreUnavailable('Away');
        const result = await target.append(...append);
        if (fails) throw new EventStoreUnavailable('No answer');
        return result;
      };
    },
  });
}

const WHOLE = ['SubmissionIntended', 'GenerationStarted', 'PictureStored', 'GenerationCompleted'];
const AFTER_REFUSAL = ['SubmissionIntended', 'SubmissionDeclined', ...WHOLE];

const busyOnce = {
  submit: async (attempt: number) => {
    if (attempt === 1) throw new ProviderUnavailable('busy', 'too many jobs');
    return 'job-2';
  },
};
const refusing = { submit: () => Promise.reject(new ProviderFailure('refused', 'not this')) };

describe.each(['embedded', 'EventStoreDB'])('a generation on %s', (engine) => {
  const server = engine === 'embedded' ? undefined : useSimulator();
  let workshop: Workshop;
  const open = async (fault: Fault, type: string) => {
    workshop = await Workshop.open(faulty(server?.openStore() ?? openInMemoryEventStore(), fault, type));
    await workshop.request('scripted');
  };
  afterEach(() => workshop.close());

  describe.each(['the acknowledgement is lost', 'the log is away'] as const)(
    'goes on where it stands when %s',
    (fault) => {
      it.each(WHOLE)('of its %s', async (type) => {
        await open(fault, type);
        const provider = new ScriptedProvider();
        await workshop.run(provider);
        expect(await workshop.steps()).toEqual(WHOLE);
        expect(provider.submissions).toBe(1);
      });

      it('of its SubmissionDeclined', async () => {
        await open(fault, 'SubmissionDeclined');
        const provider = new ScriptedProvider(busyOnce);
        await workshop.run(provider);
        expect(await workshop.steps()).toEqual(AFTER_REFUSAL);
        expect(provider.submissions).toBe(2);
      });

      it('of its GenerationFailed', async () => {
        await open(fault, 'GenerationFailed');
        await workshop.run(new ScriptedProvider(refusing));
        expect(await workshop.steps()).toEqual(['SubmissionIntended', 'GenerationFailed']);
      });
    },
  );

  it('is ordered once by two whose acknowledgements are lost', async () => {
    await open('the acknowledgement is lost', 'SubmissionIntended');
    const provider = new ScriptedProvider();
    await Promise.all([workshop.run(provider), workshop.run(provider)]);
    expect(provider.submissions).toBe(1);
    expect((await workshop.steps()).filter((step) => step === 'SubmissionIntended')).toHaveLength(1);
  });
});
