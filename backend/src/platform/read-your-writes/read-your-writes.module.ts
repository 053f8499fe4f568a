import { Global, Module } from '@nestjs/common';
import { ReadYourWrites } from './read-your-writes.js';

@Global()
@Module({ providers: [ReadYourWrites], exports: [ReadYourWrites] })
export class ReadYourWritesModule {}
