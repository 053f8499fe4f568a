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

let workshop: GenerationHarness;
beforeEach(async () => {
  workshop = await GenerationHarness.open();
  await workshop.request('scripted');
});
afterEach(() => workshop.close());

const started = (generation: number): ArtworkEvent[] => [
  { type: 'SubmissionIntended', data: { generation, attempt: 1 } },
  { type: 'GenerationStarted', data: { generation, jobId: `job-${generation}`, materials: [`sent-${generation}`] } },
];
const again: ArtworkEvent = {
  type: 'GenerationRequested',
  data: { generation: 2, seed: 7, provider: 'scripted', format: 'jpeg' },
};
const made = (generation: number): ArtworkEvent[] => [
  { type: 'PictureStored', data: { generation, picture: storedPicture(generation) } },
  { type: 'GenerationCompleted', data: { generation } },
];
const job = (generation: number) => ({ id: `job-${generation}`, materials: [`sent-${generation}`] });

async function judged(event: ItemEvent): Promise<void> {
  const stream = moderationStream(item);
  const decision = { stream, events: [event], catalogue: itemEvents, commandName: 'Given', context };
  await workshop.events.append(stream, 'any', newEvents(decision, systemClockAndIds));
}

async function tellAll(provider: ScriptedProvider): Promise<void> {
  const { events, decisions } = workshop;
  const automation: Automation = new DeleteProviderCopies(events, decisions, new PictureProviders(provider));
  const streams = [workshop.stream, moderationStream(item)];
  const stored = (await Promise.all(streams.map((stream) => collect(events.readStream(stream))))).flat();
  const inOrder = stored.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  for (const event of inOrder)
    if (automation.reads.eventTypes.includes(event.type))
      await automation.handle(decodeEvent(automation.catalogue, event));
}

describe('the provider of the pictures of an artwork', () => {
  it('keeps the material of hidden artworks', async () => {
    await workshop.given(...started(1), ...made(1));
    await judged(hidden);
    const provider = new ScriptedProvider();
    await tellAll(provider);
    expect(provider.deletedCopies).toEqual([]);
  });

  it('deletes all material of an erased artwork, for each of its pictures', async () => {
    await workshop.given(...started(1), ...made(1), again, ...started(2), ...made(2));
    await judged(erased);
    const provider = new ScriptedProvider();
    await tellAll(provider);
    expect(provider.deletedCopies).toEqual(
      expect.arrayContaining([1, 2].map((one) => ({ job: job(one), scope: 'all' }))),
    );
  });

  it('gets another deletion request when a picture finishes or fails after the verdict', async () => {
    await workshop.given(...started(1));
    await judged(erased);
    await workshop.given({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: null } });
    const provider = new ScriptedProvider();
    await tellAll(provider);
    expect(provider.deletedCopies).toEqual(Array(2).fill({ job: job(1), scope: 'all' }));
  });

  it('deletes its inputs when the portrait is deleted', async () => {
    const deletedUrl = workshop.portraitUrl;
    await workshop.given(...started(1), ...made(1), { type: 'PortraitDeleted', data: { hugId: 1, deletedUrl } });
    const provider = new ScriptedProvider();
    await tellAll(provider);
    expect(provider.deletedCopies).toEqual([{ job: job(1), scope: 'inputs' }]);
  });

  it('makes the automation fail while it is unavailable, so that it is retried', async () => {
    await workshop.given(...started(1), ...made(1));
    await judged(erased);
    const deleteCopies = () => Promise.reject(new ProviderUnavailable('unreachable', 'Away'));
    const away = new ScriptedProvider({ deleteCopies });
    await expect(tellAll(away)).rejects.toThrow(ProviderUnavailable);
    const back = new ScriptedProvider();
    await tellAll(back);
    expect(back.deletedCopies).not.toEqual([]);
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
