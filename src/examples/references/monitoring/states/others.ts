import type { Part } from '../../part.ts';

const DOWN = 'all checks where Project.Owner.Email == this.Email and State is Down';

function stillDown(often: string): string {
  return `tell itself by e-mail: “Still down: {join(Name of ${DOWN})}.” if Reminders is ${often} and any(${DOWN})`;
}

/** What happens by itself with everything else; none of it has states of its own. */
export const others: Part = {
  'states.*.list': { na: 'It is there or it is not.' },
  'states.account.effects': `
    every morning | ${stillDown('Daily')} | Owner
    every hour | ${stillDown('Hourly')} | Owner
    every month | Alerts sent this month = 0 |`,
  'states.project.effects': `
    Create API key is pressed | API key = a new key like hcw_7QmT2kXvLr9sYb4e |
    Revoke API key is pressed | clear API key |
    Create read-only API key is pressed | Read-only API key = a new key like hcr_Zp3NcH8uWd6fJa1g |
    Revoke read-only API key is pressed | clear Read-only API key |
    Create ping key is pressed | Ping key = a new key like k4tq9wz2m7rxv5dbn8hc1s |
    Revoke ping key is pressed | clear Ping key |
    a ping to an unknown slug arrives | make a check: Slug = "srv-edge-08", Period = 86400, Grace time = 3600, Made by ping = yes, Integrations = Integrations | `,
  'states.member.effects': 'a member is created | Account = first(all accounts where Email is this.Email) |',
  'states.flip.effects': 'every month | delete it if Timestamp < today() - 2 months |',
  'states.integration.effects': 'Test is pressed | tell itself: “This is a test of {Name}.” | whoever it sends to',
  'states.badge.effects': { na: 'It is worked out anew whenever somebody looks.' },
  'states.conflict': 'last',
};
