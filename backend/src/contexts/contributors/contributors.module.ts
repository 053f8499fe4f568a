import { Module } from '@nestjs/common';
import { ContributorProfileController } from './read/profiles/contributor-profile.controller.js';
import { FindContributorProfileHandler } from './read/profiles/find-profile.handler.js';

@Module({ controllers: [ContributorProfileController], providers: [FindContributorProfileHandler] })
export class ContributorsModule {}
