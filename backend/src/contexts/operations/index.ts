import { Module } from '@nestjs/common';
import { ConsumersController, DeadLettersController } from './consumers.js';
import { SystemController } from './system.js';

@Module({ controllers: [SystemController, ConsumersController, DeadLettersController] })
export class OperationsModule {}
