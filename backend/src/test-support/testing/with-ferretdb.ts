export function describeWithFerretDb(name: string, define: (program: string) => void): void {
  const program = process.env.FERRETDB_PROGRAM;
  const run = program === undefined ? describe.skip : describe;
  run(name, () => define(program ?? ''));
}
