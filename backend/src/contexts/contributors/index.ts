import { Module } from '@nestjs/common';
import { ContributorProfileController, FindContributorProfileHandler } from './read/profiles.js';

export { contributorsProjection } from './read/profiles.js';

@Module({ controllers: [ContributorProfileController], providers: [FindContributorProfileHandler] })
export class ContributorsModule {}
