/** Marcel's head on a 32 by 32 grid: the sign of the product. */
export function DogHead() {
  return (
    <g stroke="#14143c" strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round">
      <path fill="#0000ff" d="M16 4c6 0 9.5 4 9.5 10.5S22 28 16 28 6.5 21 6.5 14.5 10 4 16 4z" />
      <path fill="#0000b0" d="M8.5 6C4 5 1.5 9 2 15c.3 4 3 6 4.5 5 1.5-1 1.5-3.5 1.5-6 0-3.5 1.5-5 3-6.5z" />
      <path fill="#0000b0" d="M23.5 6c4.5-1 7 3 6.5 9-.3 4-3 6-4.5 5-1.5-1-1.5-3.5-1.5-6 0-3.5-1.5-5-3-6.5z" />
      <path fill="#f5f5dc" d="M16 16.5c4 0 6.5 2.5 6.5 5.5 0 3.5-3 5.5-6.5 5.5S9.5 25.5 9.5 22c0-3 2.5-5.5 6.5-5.5z" />
      <circle cx={12} cy={13.5} r={2.6} fill="#fff" stroke="none" />
      <circle cx={20} cy={13.5} r={2.6} fill="#fff" stroke="none" />
      <circle cx={12.5} cy={13.8} r={1.5} fill="#14143c" stroke="none" />
      <circle cx={19.5} cy={13.8} r={1.5} fill="#14143c" stroke="none" />
      <path fill="#14143c" d="M13.5 17.5h5L16 20.2z" />
      <path fill="none" d="M16 20.5v2m-3 0c1 1.5 2.5 1.5 3 0 .5 1.5 2 1.5 3 0" />
    </g>
  );
}
