import { newEvents, systemClockAndIds } from '../../../platform/command-handling/new-events.js';
import type { Automation } from '../../../platform/consumers/consumer.js';
import { collect } from '../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { pause } from '../../../test-support/pause.js';
import { ScenarioDouble } from '../../../test-support/studio/scenario-double.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { startTestProduct } from '../../../test-support/test-product.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { itemEvents, moderationStream, type ItemEvent } from '../../moderation/index.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { storedPicture } from '../domain/fixtures/artworks.js';
import { ProviderUnavailable, PictureProviders } from '../providers/picture-provider.js';
import { ScriptedProvider } from './generate-pictures/testing/scripted-provider.js';
import { GenerationHarness } from './generate-pictures/testing/generation-harness.js';
import { DeleteProviderCopies } from './when-artwork-erased-then-delete-provider-copies.js';

const item = { kind: 'hug', itemId: 1 } as const;
const { hidden, erased } = verdictEventsOf(item);
const context = { correlationId: 'c', causationId: 'c', actor: { kind: 'admin' } } as const;

let harness: GenerationHarness;
beforeEach(async () => {
  harness = await GenerationHarness.open();
  await harness.request('scripted');
});
afterEach(() => harness.close());

const started = (generation: number): ArtworkEvent[] => [
  { type: 'SubmissionIntended', data: { generation, attempt: 1 } },
  { type: 'GenerationStarted', data: { generation, jobId: `job-${generation}`, materials: [`sent-${generation}`] } },
];
const secondRequest: ArtworkEvent = {
  type: 'GenerationRequested',
  data: { generation: 2, seed: 7, provider: 'scripted', format: 'jpeg' },
};
const completed = (generation: number): ArtworkEvent[] => [
  { type: 'PictureStored', data: { generation, picture: storedPicture(generation) } },
  { type: 'GenerationCompleted', data: { generation } },
];
const job = (generation: number) => ({ id: `job-${generation}`, materials: [`sent-${generation}`] });

async function recordVerdict(event: ItemEvent): Promise<void> {
  const stream = moderationStream(item);
  const decision = { stream, events: [event], catalogue: itemEvents, commandName: 'Given', context };
  await harness.events.append(stream, 'any', newEvents(decision, systemClockAndIds));
}

async function handleAll(provider: ScriptedProvider): Promise<void> {
  const { events, decisions } = harness;
  const automation: Automation = new DeleteProviderCopies(events, decisions, new PictureProviders(provider));
  const streams = [harness.stream, moderationStream(item)];
  const stored = (await Promise.all(streams.map((stream) => collect(events.readStream(stream))))).flat();
  const inOrder = stored.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  for (const event of inOrder)
    if (automation.subscription.eventTypes.includes(event.type))
      await automation.handle(decodeEvent(automation.catalogue, event));
}

describe('the provider of the pictures of an artwork', () => {
  it('keeps the material of hidden artworks', async () => {
    await harness.given(...started(1), ...completed(1));
    await recordVerdict(hidden);
    const provider = new ScriptedProvider();
    await handleAll(provider);
    expect(provider.deletedCopies).toEqual([]);
  });

  it('deletes all material of an erased artwork, for each of its pictures', async () => {
    await harness.given(...started(1), ...completed(1), secondRequest, ...started(2), ...completed(2));
    await recordVerdict(erased);
    const provider = new ScriptedProvider();
    await handleAll(provider);
    expect(provider.deletedCopies).toEqual(
      expect.arrayContaining([1, 2].map((one) => ({ job: job(one), scope: 'all' }))),
    );
  });

  it('gets another deletion request when a picture finishes or fails after the verdict', async () => {
    await harness.given(...started(1));
    await recordVerdict(erased);
    await harness.given({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: null } });
    const provider = new ScriptedProvider();
    await handleAll(provider);
    expect(provider.deletedCopies).toEqual(Array(2).fill({ job: job(1), scope: 'all' }));
  });

  it('deletes its inputs when the portrait is deleted', async () => {
    const deletedUrl = harness.portraitUrl;
    await harness.given(...started(1), ...completed(1), { type: 'PortraitDeleted', data: { hugId: 1, deletedUrl } });
    const provider = new ScriptedProvider();
    await handleAll(provider);
    expect(provider.deletedCopies).toEqual([{ job: job(1), scope: 'inputs' }]);
  });

  it('makes the automation fail while it is unavailable, so that it is retried', async () => {
    await harness.given(...started(1), ...completed(1));
    await recordVerdict(erased);
    const deleteCopies = () => Promise.reject(new ProviderUnavailable('unreachable', 'Away'));
    const unavailable = new ScriptedProvider({ deleteCopies });
    await expect(handleAll(unavailable)).rejects.toThrow(ProviderUnavailable);
    const available = new ScriptedProvider();
    await handleAll(available);
    expect(available.deletedCopies).not.toEqual([]);
  });
});

it('a hug that is erased is deleted at Scenario, with its portrait', async () => {
  const double = await ScenarioDouble.start();
  const scenario = { SCENARIO_API_KEY: 'key', SCENARIO_API_SECRET: 'secret', SCENARIO_URL: double.url };
  const product = await startTestProduct({ variables: { ...scenario, TRUSTED_HOSTS: double.host } });
  try {
    const { id } = await new StudioClient(product.rest).finishedHug('Ada', await photograph());
    expect(double.deleted).toEqual([]);
    await new ModerationClient(product.rest).moderate({ kind: 'hug', id }, 'erase');
    while (double.deleted.length < 3) await pause();
    expect(double.deleted).toEqual(['asset-1', 'asset-2', 'made'].map((asset) => ({ assetIds: [asset] })));
  } finally {
    await product.stop();
    await double.stop();
  }
});
