/** A picture of one red point, of a kind that browsers draw and the server does not read. */
export const BMP = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000000000000000000000000000000000000000ff00',
  'hex',
);
