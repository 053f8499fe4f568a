import { openAnswer, sealAnswer } from './sealed-answer.js';

const answer = { status: 201, body: { statusUrl: '/private' }, bodyHash: 'hash', persons: [], toldOf: null };

describe('a sealed answer', () => {
  it('opens with its key and fingerprint', () => {
    expect(openAnswer(sealAnswer(answer, 'key', 'print'), 'key', 'print')).toEqual(answer);
  });

  it('looks different each time', () => {
    expect(sealAnswer(answer, 'key', 'print')).not.toEqual(sealAnswer(answer, 'key', 'print'));
  });

  it('does not open with another key, under another fingerprint, or changed', () => {
    const sealed = sealAnswer(answer, 'key', 'print');
    expect(() => openAnswer(sealed, 'other', 'print')).toThrow();
    expect(() => openAnswer(sealed, 'key', 'other')).toThrow();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => openAnswer(sealed, 'key', 'print')).toThrow();
  });

  it('may be empty', () => {
    expect(
      openAnswer(sealAnswer({ ...answer, status: 204, body: undefined, bodyHash: 'h' }, 'k', 'p'), 'k', 'p'),
    ).toEqual({
      status: 204,
      bodyHash: 'h',
      persons: [],
      toldOf: null,
    });
  });
});
