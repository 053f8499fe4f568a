/** What a batch changed in a collection. */
export class Touched {
  private membership = false;
  private changed = false;
  private readonly fields = new Set<string>();

  /** A document was made or removed. */
  noteMembership(): void {
    this.membership = true;
    this.changed = true;
  }

  /** A document stayed and changed in these of the fields that queries depend on, perhaps none. */
  noteFields(fields: readonly string[]): void {
    for (const field of fields) this.fields.add(field);
    this.changed = true;
  }

  /** Which parts of the collection's state the batch moves on. */
  paths(): string[] {
    if (!this.changed) return [];
    return [
      'changed',
      ...(this.membership ? ['membership'] : []),
      ...[...this.fields].map((field) => `touched.${field}`),
    ];
  }
}
