import type { Part } from '../../part.ts';

/** What a ping does: how it is read, how long the job ran, and what becomes of its check. */
export const ping: Part = {
  'states.ping.list': { na: 'A ping is written down once and stays as it is.' },
  'states.ping.effects': `
    a ping is created | Check.Number of pings + 1; Number = Check.Number of pings |
    it is created | Body = left(Body, 10000) if has(Body); Kind = Failure if Exit status > 0 |
    it is made | Kind = Failure if Kind is Success and Filtered is "yes" and Found is "failure"; Kind = Start if Kind is Success and Filtered is "yes" and Found is "start"; Kind = Failure if Kind is Success and Filtered is "yes" and Found is "nothing" and Check.Filter default fail is yes; Kind = Ignored if Kind is Success and Filtered is "yes" and Found is "nothing" |
    it is added | Kind = Ignored if Check.State is Paused and Check.Manual resume is yes |
    it is entered | Duration = Received at - Check.Started at if Run ID is empty and Check.Started is yes and Kind in [Success, Failure] and Received at - Check.Started at < Longest run; Duration = Received at - latest(Received at of Check.Pings where Kind is Start and Run ID is this.Run ID) if has(Run ID) and Kind in [Success, Failure] and Received at - latest(Received at of Check.Pings where Kind is Start and Run ID is this.Run ID) < Longest run |
    it is registered | Check.Last duration = Duration if has(Duration); Check.Last ping = Received at if Kind in [Success, Failure, Start] |
    it is posted | Check.Started = no if Kind in [Success, Failure]; Check.Started = yes if Kind is Start; Check.Started at = Received at if Kind is Start; Check.Down at = Received at + Check.Grace time if Kind is Start |
    it is written | Check.Next ping = Received at + Check.Period if Kind is Success and Check.Schedule kind is Simple; Check.Down at = Received at + Check.Period + Check.Grace time if Kind is Success and Check.Schedule kind is Simple; Check.Down at = Check.Next ping + Check.Grace time if Kind is Success and Check.Schedule kind is not Simple |
    it is saved as new | Check becomes Up if Kind is Success; Check becomes Down if Kind is Failure |`,
};
