export class Touched {
  private membership = false;
  private changed = false;
  private readonly fields = new Set<string>();

  noteMembership(): void {
    this.membership = true;
    this.changed = true;
  }

  noteFields(fields: readonly string[]): void {
    for (const field of fields) this.fields.add(field);
    this.changed = true;
  }

  paths(): string[] {
    if (!this.changed) return [];
    return [
      'changed',
      ...(this.membership ? ['membership'] : []),
      ...[...this.fields].map((field) => `touched.${field}`),
    ];
  }
}
