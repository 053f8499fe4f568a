import { Module } from '@nestjs/common';
import { MascotsModule } from '../mascots/index.js';
import { ContributorProfileController } from './read/profiles.js';

export { contributorsProjection } from './read/profiles.js';

@Module({ imports: [MascotsModule], controllers: [ContributorProfileController] })
export class ContributorsModule {}
