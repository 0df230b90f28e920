import { ninePoints } from '#core/parsing.ts';
import { groupBy } from '../../core/base/group-by.ts';
import { plain, type RecordTold, type Story, type Told } from '../story.ts';

/** A documented product, as one who has read its documentation tells it. */
interface Reference {
  readonly name: string;
  /** The title of its specification. */
  readonly title: string;
  /** One or two sentences under the title. */
  readonly says: string;
  /** What it says to each question, part by part. */
  readonly parts: readonly Readonly<Record<string, Told<'reader'>>>[];
  /** All records of the prototype: no sample records are made up besides them. */
  readonly records?: readonly RecordTold[];
  /** The day on which it is told, which is today in the prototype. */
  readonly day?: string;
}

const READER = { name: 'Noor', role: 'has read the documentation' };
const KNOWN_TO = [
  'sponsor',
  'domain expert',
  'end user',
  'operator',
  'support',
  'architect',
  'security',
  'legal',
  'finance',
];
const KINDS = ['purpose', 'screens', 'entities', 'states', 'validation', 'roles', 'calls', 'errors', 'constants'];
/** More than there are questions, so that all is said in one sitting. */
const ALL = 10_000;

/** What the documentation does not say is put off until whoever builds it has asked. */
export function referenceStory({
  name,
  title,
  says,
  parts,
  records = [],
  day = '2026-06-01',
}: Reference): Story<'reader'> {
  const to = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'reader' as const]));
  return {
    name,
    spec: ninePoints(title, plain(says)),
    people: { reader: READER },
    knows: to(KNOWN_TO),
    decides: to(KINDS),
    days: [day],
    aDay: ALL,
    answers: Object.assign(volumes(records), ...parts),
    otherwise: { later: { owner: 'Whoever builds it, as the documentation does not say,', until: '2027-01-04' } },
    records: { by: 'reader', all: records },
  };
}

function volumes(records: readonly RecordTold[]): Readonly<Record<string, string>> {
  const things = groupBy(records, ({ entity }) => entity);
  return Object.fromEntries(
    [...things].map(([thing, all]) => [`entities.${thing}.volume`, `\nNow\n${all.length} records`]),
  );
}
