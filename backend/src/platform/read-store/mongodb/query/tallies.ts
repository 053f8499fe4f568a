import type { Collection } from 'mongodb';
import * as z from 'zod/mini';
import type { Document } from '../../collection.js';
import { fieldValue, type FieldValue } from '../../field-value.js';
import { kindOf } from '../../prepared-query.js';
import type { Tally } from '../../query.js';
import type { IdentifiedValues } from '../../read-store.js';
import type { CollectionLayout } from '../collection-layout.js';
import { documentsOf, type StoredRecord } from '../stored-record.js';
import type { Condition } from './conditions.js';

const DocumentId = z.union([z.number(), z.string()]);

const Counted = z.object({ _id: z.nullish(z.union([z.number(), z.string()])), amount: z.number() });

export class Tallies {
  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly layout: CollectionLayout,
  ) {}

  async ofAll(condition: Condition, { by, sum }: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    const amount = { $sum: sum === undefined ? 1 : `$${this.layout.path(sum)}` };
    const group = { $group: { _id: `$${this.layout.path(by)}`, amount } };
    const found = await this.records.aggregate([{ $match: condition }, group]).toArray();
    const amounts = new Map<FieldValue, number>();
    for (const one of found) {
      const { _id, amount } = Counted.parse(one);
      // A field that is null and one that is not there are the same to us.
      amounts.set(_id ?? null, (amounts.get(_id ?? null) ?? 0) + amount);
    }
    return amounts;
  }

  of(documents: readonly Document[], { by, sum }: Tally): ReadonlyMap<FieldValue, number> {
    const amounts = new Map<FieldValue, number>();
    for (const document of documents) {
      const value = this.valueOf(document, by);
      const amount = sum === undefined ? 1 : Number(this.valueOf(document, sum));
      amounts.set(value, (amounts.get(value) ?? 0) + amount);
    }
    return amounts;
  }

  async values(condition: Condition, columns: readonly string[]): Promise<readonly IdentifiedValues[]> {
    const parts = Object.fromEntries(['id', ...columns].map((name) => [`document.${name}`, 1]));
    const found = await this.records.find(condition, { projection: { position: 1, live: 1, ...parts } }).toArray();
    return this.valuesOf(documentsOf(found), columns);
  }

  valuesOf(documents: readonly Document[], columns: readonly string[]): readonly IdentifiedValues[] {
    return documents.map((document) => [
      DocumentId.parse(document['id']),
      ...columns.map((name) => this.valueOf(document, name)),
    ]);
  }

  private valueOf(document: Document, name: string): FieldValue {
    return fieldValue(document, name, kindOf(this.layout.definition, name));
  }
}
