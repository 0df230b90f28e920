import type { Part } from '../../part.ts';

/** Where a user, an invitation and a waiting email can be. */
export const others: Part = {
  'states.user.list': `
    Active | may sign in | first
    Deactivated | signed out, and cannot come in | last`,
  'states.user.list.*.visible-to': '- Owner\n- Administrator\n- Moderator\n- Member\n- Guest\n- Server administrator',
  'states.user.transitions': `
    Active | Deactivated | Deactivate | a person | Owner, Administrator | Role is not Owner or any(other Users where Role is Owner and State is Active)
    Deactivated | Active | Reactivate | a person | Owner, Administrator |`,
  'states.user.transitions.*.where': 'Profile',
  'states.user.effects': `
    Deactivate | disable all Invitations where Invited by is this and State is Pending | whoever was invited`,

  'states.invitation.list': `
    Pending | sent, or a link that can be used | first
    Accepted | somebody has joined with it | last
    Revoked | it no longer lets anybody in | last
    Expired | its time is over | last`,
  'states.invitation.list.*.visible-to': '- Owner\n- Administrator\n- Moderator\n- Member',
  'states.invitation.transitions': `
    Pending | Revoked | Revoke | a person | Owner, Administrator, Moderator, Member | (Role is Owner or (Role is Administrator and Invited as is not Owner) or mine)
    Pending | Pending | Resend | a person | Owner, Administrator, Moderator, Member | Kind is "Email" and (Role is Owner or (Role is Administrator and Invited as is not Owner) or mine)
    Pending | Revoked | disable | a person | Owner, Administrator |
    Pending | Accepted | accept | another system | Sign-up page |
    Pending | Expired | expire | the clock | Validity of an invitation | Expires is not empty and Expires < now()`,
  'states.invitation.transitions.*.where': 'Invitations',
  'states.invitation.transitions.*.after': '1 days',
  'states.invitation.transitions.*.system': 'The sign-up page, with the message Account made.',
  'states.invitation.effects': `
    accept | tell Invited by: “{Email} has accepted your invitation.” if Tell me when it is accepted is yes | whoever invited`,

  'states.email-notification.list': `
    Waiting | it waits for the delay to be over | first
    Gone out | it was sent, in an email of its conversation alone | last
    Cancelled | it was read, emptied or deleted before | last`,
  'states.email-notification.transitions': `
    Waiting | Gone out | go out | the clock | Delay of email notifications |
    Waiting | Cancelled | cancel | a person | Server administrator |`,
  'states.email-notification.transitions.*.where': { na: 'Nobody presses it; it follows from reading and deleting.' },
  'states.email-notification.transitions.*.after': '2 minutes',
  'states.email-notification.effects': `
    go out | tell User by e-mail: “New messages in {Topic.Title}” | whoever was away`,
};
