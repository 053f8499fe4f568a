import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { nameClaimDecider, nameKey, type NameClaimed } from './name-claim.js';

const given = specify(nameClaimDecider);
const claimedBy = (mascotId: number): NameClaimed => ({ type: 'NameClaimed', data: { mascotId } });

describe('a claim of a name', () => {
  it('belongs to the first mascot', () => {
    given().when({ mascotId: 1, previousOwner: null }).then(claimedBy(1));
    given(claimedBy(1)).when({ mascotId: 2, previousOwner: null }).then();
  });

  it('passes from a deleted mascot to one successor', () => {
    given(claimedBy(1)).when({ mascotId: 2, previousOwner: 1 }).then(claimedBy(2));
    given(claimedBy(1), claimedBy(2)).when({ mascotId: 3, previousOwner: 1 }).then();
  });
});

describe('a name key', () => {
  it('ignores case and spacing, but not the name or brand', () => {
    expect(nameKey({ name: ' TUX ', brand: 'Linux  OS' })).toBe(nameKey({ name: 'tux', brand: 'linux os' }));
    expect(nameKey({ name: 'ab', brand: 'c' })).not.toBe(nameKey({ name: 'a', brand: 'bc' }));
  });
});
