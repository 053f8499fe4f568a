import { Module } from '@nestjs/common';
import { EventRates } from './event-rates.js';
import { StoreSizes } from './store-sizes.js';
import { SystemController } from './system.controller.js';

@Module({ controllers: [SystemController], providers: [EventRates, StoreSizes] })
export class SystemModule {}
