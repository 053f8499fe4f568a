export function describeWithServer(name: string, define: (url: string) => void): void {
  const url = process.env.EVENTSTOREDB_TEST_URL;
  const run = url === undefined ? describe.skip : describe;
  run(name, () => define(url ?? ''));
}
