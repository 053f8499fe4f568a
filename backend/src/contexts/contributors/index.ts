import { Module } from '@nestjs/common';
import { ContributorProfileController } from './read/profiles.js';

export { contributorsProjection } from './read/profiles.js';

@Module({ controllers: [ContributorProfileController] })
export class ContributorsModule {}
