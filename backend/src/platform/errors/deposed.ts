/** Somebody else does it by now, and what was begun here was refused: nothing is wrong, and its turn may come again. */
export class Deposed extends Error {
  override readonly name: string = 'Deposed';
}
