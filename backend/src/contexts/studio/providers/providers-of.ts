import type { BlobStore } from '../../../platform/blob-store/blob-store.js';
import type { Settings } from '../../../platform/config/settings.js';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/provider-calls.js';
import { Composers } from './local/composing/composers.js';
import { LocalProvider } from './local/local-provider.js';
import { MeasuredProvider } from './measured-provider.js';
import { PictureProviders } from './picture-providers.js';
import { PictureSources } from './picture-sources.js';
import { ScenarioApi } from './scenario/scenario-api.js';
import { ScenarioProvider } from './scenario/scenario-provider.js';

/** The provider that the settings ask for; the local one is always there to finish what it began. */
export function providersOf(
  settings: Settings,
  blobs: BlobStore,
  fetcher: GuardedFetch,
  calls: ProviderCalls,
): PictureProviders {
  const { scenario, generation } = settings;
  const sources = new PictureSources(blobs);
  const local = new MeasuredProvider(new LocalProvider(sources, new Composers(generation.atOnce)), calls);
  if (scenario === undefined) return new PictureProviders(local);
  const paid = new ScenarioProvider({ api: new ScenarioApi(scenario), sources, fetcher, models: scenario });
  return new PictureProviders(new MeasuredProvider(paid, calls), [local]);
}
