import { Module } from '@nestjs/common';
import { EventRates } from './event-rates.js';
import { SystemController } from './system.controller.js';

@Module({ controllers: [SystemController], providers: [EventRates] })
export class SystemModule {}
