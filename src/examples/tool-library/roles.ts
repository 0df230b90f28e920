import { permissions } from '../permissions.ts';
import type { Part } from './people.ts';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': {
    says: `
      Member | Volunteer | Ines Calvo
      Volunteer | Steward | Tomás Reilly
      Steward | the yearly meeting | Maeve Doran`,
    by: 'maeve',
    agree: ['jonas'],
  },
  'roles.grants.me': 'Member | Member',
  'roles.grants.Member.leaver': 'Their open loans stay theirs until they are back and paid for.',
  'roles.grants.Volunteer.leaver': 'The other volunteers carry on; nothing belongs to one of them alone.',
  'roles.grants.Steward.leaver': 'The second steward has everything; the meeting chooses another one.',
  'roles.grants.Member.review': '1 years',
  'roles.grants.Volunteer.review': '6 months',
  'roles.grants.Steward.review': '1 years',

  'roles.tool.permissions': {
    says: permissions(`
      Member | yes | yes | no | no | no | no
      Volunteer | yes | yes | no | if | no | no
      Steward | yes | yes | yes | yes | yes | yes`),
    by: 'maeve',
    agree: ['tomas', 'jonas'],
  },
  'roles.tool.permissions.Volunteer.conditions': 'change | State is not Retired',
  'roles.tool.permissions.blank': 'forbidden',
  'roles.member.permissions': {
    says: permissions(`
      Member | no | own | no | no | no | own
      Volunteer | yes | yes | yes | if | no | no
      Steward | yes | yes | yes | yes | yes | yes`),
    by: 'maeve',
    agree: ['jonas'],
    otherwise: [
      {
        by: 'ines',
        says: permissions('Member | no | own | no | own | own | own'),
      },
    ],
  },
  'roles.member.permissions.Member.theirs': 'By the E-mail with which they sign in.',
  'roles.member.permissions.Volunteer.conditions': 'change | State is not Left',
  'roles.member.permissions.blank': 'forbidden',
  'roles.loan.permissions': {
    says: permissions(`
      Member | own | own | no | no | no | no
      Volunteer | yes | yes | yes | yes | no | no
      Steward | yes | yes | yes | yes | no | yes`),
    by: 'tomas',
    agree: ['maeve', 'pat'],
  },
  'roles.loan.permissions.Member.theirs': 'By the Member of the loan.',
  'roles.loan.permissions.blank': 'forbidden',
  'roles.reservation.permissions': {
    says: permissions(`
      Member | own | own | yes | own | no
      Volunteer | yes | yes | yes | yes | no
      Steward | yes | yes | yes | yes | yes`),
    by: 'tomas',
    agree: ['ines'],
  },
  'roles.reservation.permissions.Member.theirs': 'By the Member of the reservation.',
  'roles.reservation.permissions.blank': 'forbidden',
  'roles.repair.permissions': {
    says: permissions(`
      Member | own | own | yes | no | no
      Volunteer | yes | yes | yes | yes | no
      Steward | yes | yes | yes | yes | yes`),
    by: 'lena',
    agree: ['maeve'],
  },
  'roles.repair.permissions.Member.theirs': 'By Reported by.',
  'roles.repair.permissions.blank': 'forbidden',

  'roles.tool.visibility': `
    Field \\ Role | Member | Volunteer | Steward
    Worth | hidden | shown | shown
    Bought on | hidden | shown | shown`,
  'roles.member.visibility': {
    says: `
      Field \\ Role | Member | Volunteer | Steward
      Born on | shown | masked | shown
      Address | shown | masked | shown
      Paid until | read-only | shown | shown`,
    by: 'jonas',
    agree: ['maeve'],
  },
  'roles.member.visibility.born-on.masked-as': 'Whether they are old enough, and nothing else.',
  'roles.member.visibility.address.masked-as': 'The street without the number.',
  'roles.loan.visibility': { na: 'Whoever may open a loan may read all of it.' },
  'roles.reservation.visibility': { na: 'Whoever may open a reservation may read all of it.' },
  'roles.repair.visibility': `
    Field \\ Role | Member | Volunteer | Steward
    Estimate | hidden | shown | shown
    Cost | hidden | shown | shown`,
  'roles.*.visibility.exports': 'same',
  'roles.scope': { na: 'The permissions of each thing say whose it is.' },

  'roles.separation': {
    says: 'take back | waive | Loan',
    by: 'pat',
    agree: ['maeve'],
  },
  'roles.separation.*.small-team': 'waits',
  'roles.several': { says: 'together', by: 'maeve', agree: ['jonas'] },
  'roles.absence': { says: 'team', by: 'tomas', agree: ['maeve'] },
  'roles.absence.ends': '4 weeks',
  'roles.absence.told': 'Maeve; it stands in the history of what was done.',
  'roles.absence.emergency': 'Any volunteer may take a tool away from everybody by calling it Dangerous.',
  'roles.sign-in': {
    says: 'mail-link',
    by: 'jonas',
    agree: ['ines'],
    otherwise: [{ by: 'tomas', says: 'password' }],
  },
  'roles.sign-in.recovery':
    'They ask for a new link; whoever has lost their mail address comes to the counter with their card.',
  'roles.sign-in.others': '- Show my card at the counter',
  'roles.sign-in.tokens':
    'No program signs in as a member; what other systems may call, they call with the key of the shed.',
  'roles.sign-out': { says: '30 minutes', by: 'jonas' },
  'roles.sign-out.by-hand': '“Sign out” beside one’s name leads to “Find a tool”; other devices stay signed in.',
  'roles.anonymous': '- Find a tool\n- Tool page\n- House rules',
  'roles.refusal': { says: 'hidden', by: 'ines', agree: ['tomas'] },
};
