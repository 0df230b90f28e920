import type { Part } from '../part.ts';

/** What the service is for. */
export const purpose: Part = {
  'purpose.name': 'Heartbeat',
  'purpose.what': `A service that keeps one check for each job that runs on a schedule, stays quiet while the signals of the
    job come in time, and raises an alarm when one is missing.`,
  'purpose.kind': '- developer',
  'purpose.constraints': `
    keep API keys as hashes only | storage | a stolen database must not give access
    be reached by any tool that can open a web address | where it runs | a cron line has nothing but curl`,
  'purpose.problem': `Backups, cron lines and imports run at night with nobody looking. When one of them stops running
    there is no error message: nothing happens at all, and nothing is what nobody notices.`,
  'purpose.groups': `
    Owner | 1 per project | once a week | computer
    Manager | 2 per project | once a week | computer
    Team Member | 10 per project | every day | computer or phone
    Read-only | 3 per project | once a month | computer`,
  'purpose.groups.Owner.task': 'Have a project of their own, with its keys, its people and its bill.',
  'purpose.groups.Manager.task': 'Look after a project for its owner, and invite and remove people.',
  'purpose.groups.Team Member.task': 'Set up checks and integrations, and see what is down.',
  'purpose.groups.Read-only.task': 'See checks, pings and integrations, and nothing that is secret.',
  'purpose.groups.*.role': 'own',
  'purpose.last-case': `
    Makes a check for the nightly dump of the database | Team Member
    Puts its address at the end of the cron line | Team Member
    Is told in the morning that the dump did not run | Team Member
    Finds the last output of the job on the check page | Team Member`,
  'purpose.out-of-scope': `
    - Probing websites
    - Collecting performance figures
    - Gathering logs`,
  'purpose.out-of-scope.*.when': 'never',
};
