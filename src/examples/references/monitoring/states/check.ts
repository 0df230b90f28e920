import type { Part } from '../../part.ts';

const ALERT = `make a flip: Up = 0, Timestamp = now();
  tell its integrations where Disabled is no: “{has(Name) ? Name : Slug} is DOWN. Last ping: {Last ping}.”;
  Project.Owner.Alerts sent this month = Project.Owner.Alerts sent this month + count(Integrations where Kind is SMS);
  the message Call a webhook on down, if any(Integrations where Kind is Webhook and Disabled is no);
  clear Next ping`.replaceAll('\n', ' ');

/** The states of a check. The API calls Late “grace”. */
export const check: Part = {
  'states.check.list': `
    New | no ping has come in yet (grey) | first
    Up | the last ping came in time (green) | on the way
    Late | a ping is due, and the grace time is not over; the API says grace (amber) | on the way
    Down | no ping came in time, or the job has failed (red) | on the way
    Paused | nobody is alerted until it is resumed (blue) | on the way`,
  'states.check.list.*.editable': `
    - Name
    - Slug
    - Tags
    - Description
    - Project
    - Schedule kind
    - Period
    - Schedule
    - Time zone
    - Grace time
    - Manual resume
    - Methods
    - Start keywords
    - Success keywords
    - Failure keywords
    - Filter subject
    - Filter body
    - Filter HTTP body
    - Filter default fail
    - Integrations`,
  'states.check.list.*.visible-to': '- Owner\n- Manager\n- Team Member\n- Read-only',
  'states.check.transitions': `
    New | Up | first success | another system | Watched job |
    New | Down | fail | another system | Watched job |
    Up | Late | come due | the clock | Next ping | Started is no
    Up | Down | run over | the clock | Down at | Started is yes
    Up | Down | fail | another system | Watched job |
    Late | Up | late success | another system | Watched job |
    Late | Down | run out | the clock | Down at |
    Late | Down | fail | another system | Watched job |
    Down | Up | recover | another system | Watched job |
    New | Paused | Pause | a person | Owner, Manager, Team Member |
    Up | Paused | Pause | a person | Owner, Manager, Team Member |
    Late | Paused | Pause | a person | Owner, Manager, Team Member |
    Down | Paused | Pause | a person | Owner, Manager, Team Member |
    Paused | New | Resume | a person | Owner, Manager, Team Member |
    Paused | Up | success while paused | another system | Watched job |
    Paused | Down | failure while paused | another system | Watched job |`,
  'states.check.transitions.*.where': 'Check page',
  'states.check.transitions.*.system': 'The watched job, with a ping.',
  'states.check.effects': `
    run out | ${ALERT} | everybody with an integration
    run over | ${ALERT} | everybody with an integration
    fail | ${ALERT} | everybody with an integration
    failure while paused | ${ALERT} | everybody with an integration
    recover | make a flip: Up = 1, Timestamp = now(), Down for = now() - latest(Timestamp of Flips where Up is 0); tell its integrations where Disabled is no: “{has(Name) ? Name : Slug} is UP again.”; the message Call a webhook on up, if any(Integrations where Kind is Webhook and Disabled is no) | everybody with an integration
    Pause | clear Next ping; clear Down at; Started = no |
    Resume | clear Next ping; clear Down at; Started = no |
    a check is created | Schedule kind = Simple if Schedule is empty; Schedule kind = OnCalendar if Schedule is not empty; Schedule kind = Cron if not contains(Schedule, ":") and contains(Schedule, " "); clear Period if Schedule is not empty; clear Time zone if Schedule is empty |
    Schedule changes | Schedule kind = Simple if Schedule is empty; Schedule kind = OnCalendar if Schedule is not empty; Schedule kind = Cron if not contains(Schedule, ":") and contains(Schedule, " "); clear Period if Schedule is not empty |
    Project changes | Integrations = Project.Integrations |
    Create a Copy is pressed | make a check: Project = Project, Name = join([Name, "(copy)"], " "), Slug = Slug, Tags = Tags, Description = Description, Period = Period, Schedule = Schedule, Time zone = Time zone, Grace time = Grace time, Manual resume = Manual resume, Methods = Methods, Integrations = Integrations |`,
  'states.check.matrix': `
    Now it is \\ Somebody tries to | Pause | Resume
    New | allow | refuse
    Up | allow | refuse
    Late | allow | refuse
    Down | allow | refuse
    Paused | ignore | allow`,
  'states.check.matrix.*.refusal': 'Resume | Check is not paused',
};
