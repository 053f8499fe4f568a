import { Module } from '@nestjs/common';
import { ConsumersController } from './consumers.js';
import { DeadLettersController } from './dead-letters.js';
import { SystemController } from './system.js';

@Module({ controllers: [SystemController, ConsumersController, DeadLettersController] })
export class OperationsModule {}
