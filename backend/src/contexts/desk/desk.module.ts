import { Module } from '@nestjs/common';
import { LiveChanges } from './read/changes/live-changes.js';
import { LiveChangesController } from './read/changes/live-changes.controller.js';

@Module({ controllers: [LiveChangesController], providers: [LiveChanges] })
export class DeskModule {}
