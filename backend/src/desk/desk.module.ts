import { Module } from '@nestjs/common';
import { DeskChanges } from './read/changes/desk-changes.js';
import { DeskEventsController } from './read/changes/desk-events.controller.js';

@Module({ controllers: [DeskEventsController], providers: [DeskChanges] })
export class DeskModule {}
