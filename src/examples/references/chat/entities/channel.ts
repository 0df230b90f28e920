import type { Part } from '../../part.ts';

const GENERAL_SETTING = (of: string, general: string) => `if ${of} is empty then User.${general} else ${of} is On`;
const ON_OFF = `
  On | | yes
  Off | | yes`;

/** What is kept of a channel, and of each of its subscribers. */
export const channel: Part = {
  'entities.channel.fields': `
    Name | text | | always | | User | design
    Description | rich text | | | | User | Sketches, reviews, handover
    Type | choice | | always | Public | User | Public | Type is not Private or any(its Subscriptions where User is me) or contains(Who can subscribe, me)
    History | choice | | always | Shared | User | Shared
    Who can post | choice | | always | Everyone | User | Everyone
    Who can access all topics | choice | | always | Everyone | User | Everyone
    Who can subscribe | links | User | | | User | Hanna Lind
    Who can mention everyone | choice | | always | Nobody | User | Nobody
    Topics policy | choice | | always | As in the organization | User | As in the organization
    Message retention | number | days | | | User | 30
    Retention in force | computed | days | | | Product | 30
    Default channel | yes or no | | always | no | Administrator | no
    Created by | link | User | | whoever is signed in | Product | Hanna Lind
    Created on | date | | always | today | Product | 2026-01-08
    Subscribers | computed | | | | Product | 3
    Weekly traffic | computed | | | | Product | 12
    Kept under | computed | | | | Product | Channels`,
  'entities.channel.fields.type.values': `
    Public | every member may see it and subscribe | yes
    Web-public | whoever has the link may read it, without an account | yes
    Private | only its subscribers read it | yes`,
  'entities.channel.fields.history.values': `
    Shared | new subscribers read what was written before | yes
    Protected | new subscribers read only what comes after | yes`,
  'entities.channel.fields.who-can-post.values': `
    Everyone | | yes
    Moderators | and those above them | yes
    Administrators | and owners | yes`,
  'entities.channel.fields.who-can-access-all-topics.values': `
    Everyone | | yes
    Administrators | others see only the topics that they started | yes`,
  'entities.channel.fields.who-can-mention-everyone.values': `
    Everyone | | yes
    Moderators | and those above them | yes
    Nobody | unless the organization allows it | yes`,
  'entities.channel.fields.topics-policy.values': `
    As in the organization | | yes
    Empty topic allowed | “general chat” beside named topics | yes
    Empty topic not allowed | every message needs a topic | yes
    Only “general chat” topic allowed | no topic is entered | yes`,
  'entities.channel.fields.message-retention.range': '-1 | 36500 | days',
  'entities.channel.fields.retention-in-force.formula':
    'if Message retention is empty then Message retention of the organization else Message retention',
  'entities.channel.fields.subscribers.formula': 'count(its Subscriptions)',
  'entities.channel.fields.weekly-traffic.formula':
    'if Created on + Time before traffic is estimated > today() then "" else text(round(count(its Topics.Messages where State is Sent and Sent in the last 28 days) / 4))',
  'entities.channel.fields.kept-under.formula': 'if State is Archived then "Archived channels" else "Channels"',
  'entities.channel.fields.*.override': 'no',

  'entities.subscription.fields': `
    User | link | User | always | whoever is signed in | User | Tomás Rey
    Channel | link | Channel | Channel name is empty | | User | design
    Channel name | text | | | | User | design
    Colour | colour | | always | #76ce90 | User | #e79ab5
    Pinned | yes or no | | always | no | User | yes
    Muted | yes or no | | always | no | User | no
    Desktop | choice | | | | User | On
    Email | choice | | | | User | On
    Phone | choice | | | | User | On
    Sound | choice | | | | User | Off
    Wildcards | choice | | | | User | On
    Desktop in force | computed | | | | Product | yes
    Email in force | computed | | | | Product | yes
    Phone in force | computed | | | | Product | no
    Sound in force | computed | | | | Product | no
    Wildcards in force | computed | | | | Product | yes`,
  'entities.subscription.fields.*.values': ON_OFF,
  'entities.subscription.fields.desktop-in-force.formula': GENERAL_SETTING(
    'Desktop',
    'Channel messages on the desktop',
  ),
  'entities.subscription.fields.email-in-force.formula': GENERAL_SETTING('Email', 'Channel messages by email'),
  'entities.subscription.fields.phone-in-force.formula': GENERAL_SETTING('Phone', 'Channel messages on the phone'),
  'entities.subscription.fields.sound-in-force.formula': GENERAL_SETTING('Sound', 'Sound for channel messages'),
  'entities.subscription.fields.wildcards-in-force.formula': GENERAL_SETTING('Wildcards', 'Wildcard mentions'),
  'entities.subscription.fields.*.override': 'no',
};
