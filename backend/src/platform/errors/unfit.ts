/** This release cannot do it, however well another one does: it has to be updated. */
export class Unfit extends Error {
  override readonly name: string = 'Unfit';
}
