import { movedFrom } from './wake';

const REST = { x: 100, y: 100 };

describe('a pointer over the screensaver', () => {
  it('rests where it is first seen', () => {
    expect(movedFrom(undefined, REST, 5000)).toEqual({ moved: false, rest: REST });
  });

  it('may tremble, and not by little and little go far', () => {
    const trembled = movedFrom(REST, { x: 103, y: 104 }, 5000);
    expect(trembled).toEqual({ moved: false, rest: REST });
    expect(movedFrom(trembled.rest, { x: 106, y: 104 }, 5000).moved).toBe(true);
  });

  it('may come to rest in the first moment', () => {
    const seen = { x: 300, y: 300 };
    expect(movedFrom(REST, seen, 200)).toEqual({ moved: false, rest: seen });
  });
});
