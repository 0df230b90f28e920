import type { Part } from '../../part.ts';

const TWICE = 'Sent before that is empty or Sent before that + 24 hours < now()';
const SENT = (when: string) => `Sent before that = Sent last if ${when}; Sent last = now if ${when}`;
const SPIKE = `On is yes and Kind is "Traffic spike" and Site.Current visitors >= Threshold and (${TWICE})`;
const DROP = `On is yes and Kind is "Traffic drop" and count(distinct((Site.Visits where Start in the last 12 hours).Visitor)) < Threshold and (${TWICE})`;

/** What happens by itself with everything else. */
export const others: Part = {
  'states.site.effects': `
    Domain changes | Old domain = Domain before; Old domain until = now() + Both domains | whoever reads it
    “Pin” is pressed | make a pin (Site = this, User = me, Pinned at = now) | whoever presses it
    “Unpin” is pressed | delete its Pins where User is me | whoever presses it
    “Reset stats” is pressed | delete its Visits; delete its Imports; clear Native start | whoever reads it
    “Prepare download” is pressed | tell me by e-mail: “The statistics of {Domain} can be downloaded for {Full export}. What was imported is not among them.” | whoever pressed it`,
  'states.visit.list': `
    Going on | something was done in the last 30 minutes | first
    Over | nothing has been done for 30 minutes | last`,
  'states.visit.transitions': 'Going on | Over | end | the clock | Over at |',
  'states.visit.effects': 'a visit is created | Over at = End + Visit timeout | Headcount',
  'states.event.effects': `
    an event is created | Visit.End = At if At > Visit.End; Visit.Over at = At + Visit timeout | Headcount`,
  'states.team-invitation.list': `
    Invited | a mail was sent | first
    Accepted | they belong to the team | last
    Lapsed | nobody accepted within 48 hours | last`,
  'states.team-invitation.transitions': `
    Invited | Accepted | accept | another system | Mail |
    Invited | Lapsed | lapse | the clock | Validity of an invitation |`,
  'states.team-invitation.transitions.*.system': 'The mail with the invitation, when its link is followed.',
  'states.guest.list': `
    Invited | a mail was sent; the API says invited | first
    Accepted | they may see the site; the API says accepted | last
    Lapsed | nobody accepted within 48 hours | last`,
  'states.guest.transitions': `
    Invited | Accepted | accept | another system | Mail |
    Invited | Lapsed | lapse | the clock | Validity of an invitation |`,
  'states.guest.transitions.*.system': 'The mail with the invitation, when its link is followed.',
  'states.guest.effects': `
    a guest is created | User = first(all Users where Email is this.Email) if any(all Users where Email is this.Email); tell itself by e-mail: “You are invited to {Site.Domain}.” | the guest`,
  'states.goal.effects': `
    a goal is created | Display name = join(["Visit ", Page path], "") if Display name is empty and Trigger is Pageview; Display name = Event name if Display name is empty and Trigger is "Custom event" | whoever adds it`,
  'states.shared-link.effects': `
    a shared link is created | Protected = yes if has(Password) | whoever adds it
    “Remove the limit” is pressed | clear Segment | whoever has the link`,
  'states.report.effects': `
    a report is created | Threshold = 10 if Kind is "Traffic spike" and Threshold is empty; Threshold = 1 if Kind is "Traffic drop" and Threshold is empty | whoever adds it
    every hour | tell itself by e-mail: “{Site.Domain} has {Site.Current visitors}. They come from {join(distinct((Site.Visits where End in the last 5 minutes).Source))} and read {join(distinct((Site.Visits where End in the last 5 minutes).Events.Page))}.” if ${SPIKE}; ${SENT(SPIKE)} | its recipient
    every hour | tell itself by e-mail: “{Site.Domain} has had fewer visitors than {Threshold} in 12 hours.” if ${DROP}; ${SENT(DROP)} | its recipient
    every week on Monday | tell itself by e-mail: “The week of {Site.Domain}: {count(distinct((Site.Visits where Start in the last 7 days).Visitor))} visitors.” if On is yes and Kind is Weekly; Sent last = now if On is yes and Kind is Weekly | its recipient
    every month on the 1st | tell itself by e-mail: “The month of {Site.Domain}: {count(distinct((Site.Visits where Start in the last 1 month).Visitor))} visitors.” if On is yes and Kind is Monthly; Sent last = now if On is yes and Kind is Monthly | its recipient`,
  'states.api-key.effects': `
    an API key is created | tell User: “Your key is {Key}. It is shown only once.”; Key = join([left(Key, 6), "…"], "") | whoever made it`,
  'states.pin.effects': { na: 'A pin is there or it is not.' },
  'states.*.list': { na: 'It is there or it is not.' },
  'states.*.effects': { na: 'Nothing else follows from it.' },
  'states.*.matrix': { na: 'What a state does not lead to cannot be tried there.' },
  'states.conflict': 'last',
};
