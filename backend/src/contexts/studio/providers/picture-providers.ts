import { ProviderFailure } from './errors.js';
import type { PictureProvider } from './picture-provider.js';

export class PictureProviders {
  /** @param current takes new orders; the others finish earlier ones */
  constructor(
    readonly current: PictureProvider,
    private readonly others: readonly PictureProvider[] = [],
  ) {}

  /** @throws ProviderFailure for a provider that is no longer configured */
  named(name: string): PictureProvider {
    const provider = this.all().find((one) => one.name === name);
    if (provider === undefined) throw new ProviderFailure('unreachable', `${name} is not set up`);
    return provider;
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map(async (provider) => provider.close?.()));
  }

  private all(): readonly PictureProvider[] {
    return [this.current, ...this.others];
  }
}
