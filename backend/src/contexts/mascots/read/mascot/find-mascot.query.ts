import type { Mascot } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** A published mascot by id. @throws DomainError not_found */
export class FindMascot extends Query<Mascot> {
  constructor(readonly id: number) {
    super();
  }
}

/** A published mascot by its address in the directory. @throws DomainError not_found */
export class FindMascotBySlug extends Query<Mascot> {
  constructor(readonly slug: string) {
    super();
  }
}
