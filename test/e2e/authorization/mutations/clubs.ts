/** Mutations of clubs. */
import { signedIn } from '../rows.js';
import type { Gives } from '../rows.js';
import type { TestData } from '../test-data.js';
import { foundClub } from '../../../support/clubs.js';
import { everyone, fresh } from './row.js';
import type { MutationRows } from './row.js';

const takes = { needs: signedIn('club:write'), effect: 'refused' } as const;

/** Input for the private club of the owner, of which the partner is a member. */
const inPrivateClub = (more: object) => (testData: TestData) => ({
  input: { clubId: testData.ids.club, ...more },
});

/** Refused to the owner with one code and to a member with another; for others the club does not exist. */
const refused = (owner: Uppercase<string>, partner: Uppercase<string>): Gives => ({
  owner,
  partner,
  others: 'CLUB_NOT_FOUND',
});

const newClub = async ({ viewers }: TestData): Promise<string> =>
  (await foundClub(viewers.owner)).id;

const absent = { username: 'the_absent' };

export const CLUBS: MutationRows = {
  appointClubKeeper: {
    ...takes,
    variables: inPrivateClub(absent),
    gives: refused('CLUB_MEMBER_NOT_FOUND', 'CLUB_OWNER_ONLY'),
  },
  closeClub: {
    ...takes,
    effect: 'fresh',
    variables: fresh('club', newClub),
    gives: { owner: 'data', partner: 'CLUB_OWNER_ONLY', others: 'CLUB_NOT_FOUND' },
  },
  dismissClubKeeper: {
    ...takes,
    variables: inPrivateClub(absent),
    gives: refused('CLUB_MEMBER_NOT_FOUND', 'CLUB_OWNER_ONLY'),
  },
  foundClub: {
    ...takes,
    variables: () => ({ input: { name: '' } }),
    gives: everyone('CLUB_NAME_INVALID'),
  },
  handOverClub: {
    ...takes,
    variables: inPrivateClub(absent),
    gives: refused('CLUB_MEMBER_NOT_FOUND', 'CLUB_OWNER_ONLY'),
  },
  takeOverClub: {
    ...takes,
    variables: inPrivateClub({}),
    gives: refused('CLUB_NOT_OFFERED', 'CLUB_NOT_OFFERED'),
  },
  declineClub: {
    ...takes,
    variables: inPrivateClub({}),
    gives: refused('CLUB_NOT_OFFERED', 'CLUB_NOT_OFFERED'),
  },
  joinClub: {
    ...takes,
    variables: inPrivateClub({}),
    gives: refused('ALREADY_CLUB_MEMBER', 'ALREADY_CLUB_MEMBER'),
  },
  leaveClub: {
    ...takes,
    effect: 'fresh',
    // Its last member closes it.
    variables: fresh('openClub', newClub, 'clubId'),
    gives: { owner: 'data', others: 'NOT_CLUB_MEMBER' },
  },
  offerInClub: {
    needs: signedIn('challenge:write'),
    effect: 'refused',
    variables: inPrivateClub({ variant: 'zweier', clientSeed: 'x'.repeat(65) }),
    gives: refused('CLIENT_SEED_INVALID', 'CLIENT_SEED_INVALID'),
  },
  removeClubMember: {
    ...takes,
    variables: inPrivateClub({ ...absent, reason: 'any' }),
    gives: refused('CLUB_MEMBER_NOT_FOUND', 'CLUB_KEEPERS_ONLY'),
  },
  renewClubInvitation: {
    ...takes,
    // No row uses the link of this club.
    effect: 'harmless',
    variables: ({ ids }) => ({ input: { clubId: ids.openClub } }),
    gives: { owner: 'data', others: 'NOT_CLUB_MEMBER' },
  },
  updateClub: {
    ...takes,
    // The name that it has.
    effect: 'harmless',
    variables: inPrivateClub({ name: 'the_private_club' }),
    gives: { owner: 'data', partner: 'CLUB_KEEPERS_ONLY', others: 'CLUB_NOT_FOUND' },
  },
};
