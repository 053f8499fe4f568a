import { answersIn } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import type { ServedAnswers } from '../../domain/compatibility/compared.js';

/** What the REST interface of this very server answers. */
@Injectable()
export class ServedInterface {
  private known: ServedAnswers | undefined;
  private build: (() => object) | undefined;

  /** The composition tells how its OpenAPI document is made; it is made when first asked for. */
  isDescribedBy(build: () => object): void {
    this.build = build;
  }

  answers(): ServedAnswers {
    return (this.known ??= answersIn(this.build?.() ?? { paths: {} }));
  }
}
