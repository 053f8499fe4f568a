export class Unfit extends Error {
  override readonly name: string = 'Unfit';
}
