import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { OrphanCollector } from './automation/collect-orphans/orphan-collector.js';

@Module({ imports: [PicturesModule], providers: [OrphanCollector] })
export class PictureUpkeepModule {}
