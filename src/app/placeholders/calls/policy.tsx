import type { Call, Quantity } from '#core/product.ts';
import { Fact } from '../facts/fact.tsx';

const text = ({ text: words }: Quantity) => words;

const FAILURES: ReadonlyMap<string, string> = new Map([
  ['retry', 'try again a few times'],
  ['queue', 'put it in a line and do it later'],
  ['block', 'stop until it is back'],
  ['continue', 'go on without it and mark what is missing'],
  ['give-up', 'say that it did not work'],
]);
const MEANWHILE: ReadonlyMap<string, string> = new Map([
  ['waits', 'wait and watch'],
  ['carries-on', 'do something else'],
  ['told-later', 'leave and get a message'],
]);
const TWICE: ReadonlyMap<string, string> = new Map([
  ['harmless', 'nothing changes'],
  ['recognised', 'the other side spots the second one'],
  ['doubled', 'it is done twice'],
]);

const worded = (words: ReadonlyMap<string, string>) => (value: string) => words.get(value) ?? value;

/** What holds while the message is under way, and when it fails. */
export function Policy({ call }: { call: Call }) {
  return (
    <dl className="facts-list calls-policy">
      <Fact says="People wait at most" held={call.waiting} draw={text} hole="how long is too long?" />
      <Fact says="Meanwhile they" held={call.inBackground} draw={worded(MEANWHILE)} hole="what do they do?" />
      <Fact says="If nobody answers, we" held={call.failure} draw={worded(FAILURES)} hole="and then?" />
      <Fact says="We stop trying after" held={call.giveUp} draw={text} hole="for ever?" />
      <Fact says="If it is sent twice" held={call.repeat} draw={worded(TWICE)} hole="is it done twice?" />
      <Fact says="The answer may be as old as" held={call.age} hole="how old?" />
      <Fact says="Many lines at once" held={call.many} hole="how many, and the rest?" />
    </dl>
  );
}
