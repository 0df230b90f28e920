import { ofEach, permissions } from '../../permissions.ts';
import type { Part } from '../part.ts';

const READABLE =
  'if Topic.Channel.Type is not Private or any(Topic.Channel.Subscriptions where User is me) or contains(Topic.Channel.Who can subscribe, me)';
const OWN_CHANNELS = 'if any(Topic.Channel.Subscriptions where User is me)';
const OPEN_CHANNEL =
  'if (Channel.Type is not Private or any(Channel.Subscriptions where User is me) or contains(Channel.Who can subscribe, me))';
const ALL_TOPICS = '(Channel.Who can access all topics is Everyone or Started by is me)';
const KNOWN_CHANNEL =
  'if Type is not Private or any(its Subscriptions where User is me) or contains(Who can subscribe, me)';
const EDITABLE =
  'own and Message editing is yes and Sent + Time limit for editing >= now() and Topic.Channel.State is Active';
const INVITES =
  'if Who can invite is Everyone or (Who can invite is Members and me.Role number <= 400) or (Who can invite is Moderators and me.Role number <= 300)';

/** One’s own, made and taken away. */
const NEVER_CHANGED = permissions(`
    Owner, Administrator, Moderator, Member, Guest | own | own | yes | no | own`);

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Owner | Owner | Marta Kowal
    Administrator | Owner, Administrator | Idris Bello
    Moderator | Owner, Administrator | Hanna Lind
    Member | Owner, Administrator | Tomás Rey
    Guest | Owner, Administrator | Clara Voss
    Server administrator | whoever runs the server |`,
  'roles.grants.me': 'everybody | User',
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.refusal': 'hidden',
  'roles.*.permissions.blank': 'forbidden',

  'roles.user.permissions': permissions(`
    Owner | yes | yes | yes | yes | no
    Administrator | yes | yes | yes | if Role is not Owner | no
    Moderator, Member, Guest | yes | yes | no | own | no
    Server administrator | yes | yes | no | no | no`),
  'roles.user.permissions.*.theirs': 'By the Full name with which they are signed in.',
  'roles.user.visibility': ofEach(`
    Field \\ Role | Owner | Administrator | Moderator | Member | Guest
    Role, Bot, Bot type, Bot owner, Groups | shown | shown | read-only | read-only | read-only`),

  'roles.channel.permissions': permissions(`
    Owner, Administrator | yes | yes | yes | yes | no
    Moderator, Member | ${KNOWN_CHANNEL} | ${KNOWN_CHANNEL} | yes | no | no
    Guest | if any(its Subscriptions where User is me) | if any(its Subscriptions where User is me) | no | no | no`),
  'roles.subscription.permissions': permissions(`
    Owner, Administrator | yes | yes | yes | own | yes
    Moderator, Member | yes | yes | yes | own | own
    Guest | own | own | no | own | own`),
  'roles.subscription.permissions.*.theirs': 'By the User of the subscription.',
  'roles.topic.permissions': permissions(`
    Owner, Administrator | ${OPEN_CHANNEL} | ${OPEN_CHANNEL} | yes | yes | no
    Moderator, Member | ${OPEN_CHANNEL} and ${ALL_TOPICS} | ${OPEN_CHANNEL} and ${ALL_TOPICS} | yes | yes | no
    Guest | if any(Channel.Subscriptions where User is me) and ${ALL_TOPICS} | if any(Channel.Subscriptions where User is me) and ${ALL_TOPICS} | yes | no | no
    Server administrator | yes | yes | no | no | no`),
  'roles.message.permissions': permissions(`
    Owner, Administrator, Moderator, Member | ${READABLE} | ${READABLE} | yes | ${EDITABLE} | no
    Guest | ${OWN_CHANNELS} | ${OWN_CHANNELS} | yes | ${EDITABLE} | no
    Server administrator | yes | yes | no | no | no`),
  'roles.message.permissions.*.theirs': 'By the Sender of the message.',
  'roles.reaction.permissions': permissions(`
    Owner, Administrator, Moderator, Member, Guest | yes | yes | yes | no | own`),
  'roles.reaction.permissions.*.theirs': 'By the User of the reaction.',
  'roles.snapshot.permissions': permissions(`
    Owner, Administrator, Moderator, Member, Guest | yes | yes | no | no | no`),
  'roles.custom-emoji.permissions': permissions(`
    Owner, Administrator | yes | yes | yes | no | yes
    Moderator, Member | yes | yes | yes | no | own
    Guest | yes | yes | no | no | no`),
  'roles.custom-emoji.permissions.*.theirs': 'By Added by.',
  'roles.invitation.permissions': permissions(`
    Owner, Administrator | yes | yes | yes | no | no
    Moderator, Member | own | own | ${INVITES} | own | no
    Guest | no | no | no | no | no`),
  'roles.invitation.permissions.*.theirs': 'By Invited by.',
  'roles.email-domain.permissions': permissions(`
    Owner, Administrator | yes | yes | yes | yes | yes
    Moderator, Member, Guest | no | no | no | no | no`),
  'roles.muted-user.permissions': NEVER_CHANGED,
  'roles.alert-word.permissions': NEVER_CHANGED,
  'roles.message-flag.permissions': NEVER_CHANGED,
  'roles.muted-user.permissions.*.theirs': 'By Muted by.',
  'roles.*.permissions.*.theirs': 'By its User.',
  'roles.email-notification.permissions': permissions(`
    Owner, Administrator, Moderator, Member, Guest | own | own | no | no | no`),
  'roles.*.permissions': permissions(`
    Owner, Administrator, Moderator, Member, Guest | own | own | yes | own | own`),
  'roles.*.visibility': { na: 'Whoever may open it may read all of it.' },
  'roles.separation': { na: 'Nothing here needs two people.' },
  'roles.scope': { na: 'The permissions of each thing say whose it is.' },
  'roles.anonymous': '- The web-public channels',
};
