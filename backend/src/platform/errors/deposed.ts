export class Deposed extends Error {
  override readonly name: string = 'Deposed';
}
