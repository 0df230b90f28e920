import type { Part } from '../../part.ts';

const SAME = 'Subject is this.Subject and Text is this.Text and To is this.To';

/** Where an email can be. */
export const mail: Part = {
  'states.email.list': `
    In the outbox | organisers can read, change or discard it | first
    Sent | it has gone out | last`,
  'states.email.list.In the outbox.responsible': 'The organisers.',
  'states.email.list.In the outbox.editable': '- Subject\n- Text\n- Recipients\n- Reply to',
  'states.email.list.In the outbox.visible-to': '- Organiser',
  'states.email.list.Sent.responsible': 'Nobody.',
  'states.email.list.Sent.editable': { na: 'It has gone out.' },
  'states.email.list.Sent.visible-to': '- Organiser',
  'states.email.transitions': 'In the outbox | Sent | Send | a person | Organiser |',
  'states.email.transitions.*.where': 'Email page',
  'states.email.effects': `
    an email is created | Subject = Template.Full subject, if Subject is empty; Text = Template.Text, if Text is empty; it becomes Sent, if Template.Used for is "Proposal received"; delete it, if any(other Emails where State is "In the outbox" and ${SAME}) | Speaker
    Send | Sent = now | Speaker
    “Copy to draft” is pressed | make an email: Subject = Subject, Text = Text, Recipients = Recipients | Organiser`,
};
