import { Inject, Injectable, Logger } from '@nestjs/common';
import { ANSWER_STORE, type AnswerStore } from '../../answer-store/answer-store.js';
import { openAnswer, sealAnswer, type Answer } from './sealed-answer.js';

export interface RememberedAnswer extends Answer {
  /** Whether this very call did the work. */
  readonly first: boolean;
}

/** Does the work of a key once, also when it is asked for twice at the same time or again after a restart. */
@Injectable()
export class AnswerMemory {
  private readonly logger = new Logger(AnswerMemory.name);
  private readonly underway = new Map<string, Promise<Answer>>();

  constructor(@Inject(ANSWER_STORE) private readonly answers: AnswerStore) {}

  /** Only what `work` resolves with is remembered: a refusal changed nothing, and may be put right and sent again. */
  async once(key: string, fingerprint: string, work: () => Promise<Answer>): Promise<RememberedAnswer> {
    let first = false;
    const doFirst = () => {
      first = true;
      return work();
    };
    const answer =
      this.underway.get(fingerprint) ??
      this.recallOrDo(key, fingerprint, doFirst).finally(() => this.underway.delete(fingerprint));
    this.underway.set(fingerprint, answer);
    return { ...(await answer), first };
  }

  private async recallOrDo(key: string, fingerprint: string, work: () => Promise<Answer>): Promise<Answer> {
    const sealed = await this.answers.find(fingerprint);
    if (sealed !== undefined) return openAnswer(sealed, key, fingerprint);
    const answer = await work();
    await this.keep(key, fingerprint, answer);
    return answer;
  }

  /** The work is done and durable: that its answer cannot be kept must not turn it into a failure. */
  private async keep(key: string, fingerprint: string, answer: Answer): Promise<void> {
    try {
      await this.answers.keep(fingerprint, sealAnswer(answer, key, fingerprint));
    } catch (error) {
      this.logger.warn({ err: error }, 'An answer could not be kept for repetitions');
    }
  }
}
