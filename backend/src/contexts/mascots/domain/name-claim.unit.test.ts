import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { nameClaimDecider, nameKey, type NameClaimed } from './name-claim.js';

const given = specify(nameClaimDecider);
const claimedBy = (mascotId: number): NameClaimed => ({ type: 'NameClaimed', data: { mascotId } });

describe('a claim of a name', () => {
  it('goes to the first claim', () => {
    given().when({ mascotId: 1, previousOwner: null }).then(claimedBy(1));
    given(claimedBy(1)).when({ mascotId: 2, previousOwner: null }).then();
  });

  it('is taken over from an owner that is gone, by one successor', () => {
    given(claimedBy(1)).when({ mascotId: 2, previousOwner: 1 }).then(claimedBy(2));
    given(claimedBy(1), claimedBy(2)).when({ mascotId: 3, previousOwner: 1 }).then();
  });
});

describe('a name key', () => {
  it('does not care for case and spacing, but for name and brand', () => {
    expect(nameKey({ name: ' TUX ', brand: 'Linux  OS' })).toBe(nameKey({ name: 'tux', brand: 'linux os' }));
    expect(nameKey({ name: 'ab', brand: 'c' })).not.toBe(nameKey({ name: 'a', brand: 'bc' }));
  });
});
