import { listOf } from '../../answers/sourced.ts';
import { memoizeByProduct } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type BodyShape, readBody } from './body-shape.ts';
import { type CallLimit, readLimit } from './call-limit.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { type Paging, readPaging } from './paging.ts';

/** A header that every request or every answer has. */
export interface CommonHeader {
  readonly name: string;
  /** Empty where only the name was decided. */
  readonly value: string;
}

/** What all calls that we offer have in common, as far as the words are understood. */
export interface InCommon {
  readonly paging: Paging | null;
  readonly limit: CallLimit | null;
  readonly envelope: Envelope | null;
  readonly error: BodyShape | null;
  readonly asked: readonly CommonHeader[];
  readonly answered: readonly CommonHeader[];
  /** The member of an answer that lists what was sent and is not known; null: that is an error. */
  readonly ignored: string | null;
  /** Amounts of money are text; `twin` begins the name of a second member with the amount as people read it. */
  readonly money: { readonly twin: string | null } | null;
  /** In the words used, each with what it is said of. */
  readonly unread: readonly string[];
}

const NOTHING_YET: InCommon = {
  ...{ paging: null, limit: null, envelope: null, error: null, money: null },
  ...{ asked: [], answered: [], ignored: null, unread: [] },
};

type Row = { readonly has: string; readonly example: string };
/** Takes a row up; null where it cannot be read in this way. */
type Reader = (row: Row, so: InCommon, error: (words: string) => BodyShape) => Partial<InCommon> | null;

const BRACES = /^[^{]*\{.*\}$/su;

const pagingIn: Reader = ({ has, example }, so) => {
  const paging = so.paging ? null : readPaging(has, example);
  return paging && { paging };
};
const envelopeIn: Reader = ({ has }, so) => {
  const envelope = so.envelope ? null : readEnvelope(has);
  return envelope && { envelope };
};
const errorIn: Reader = ({ has, example }, so, error) => {
  const said = [has, example].find((words) => BRACES.test(words.trim()));
  return so.error || said === undefined ? null : { error: error(said.replace(/"/gu, '')) };
};
const limitIn: Reader = ({ has }, so) => {
  const limit = so.limit ? null : readLimit(has);
  return limit && { limit };
};
const askedIn: Reader = (row, so) => {
  const header = headerIn(row);
  return header && { asked: [...so.asked, header] };
};
const IGNORED =
  /^["“]?([\w-]+)["”]? lists (?:the )?(?:parameters|members|parts|names) (?:that|which) (?:the call|a call|it) does not know$/iu;
const ignoredIn: Reader = ({ has }, so) => {
  const [, ignored] = IGNORED.exec(has.trim()) ?? [];
  return so.ignored === null && ignored !== undefined ? { ignored } : null;
};
const answeredIn: Reader = (row, so) => {
  const header = headerIn(row);
  return header && { answered: [...so.answered, header] };
};

const MONEY = /\b(?:money|amounts?|prices?)\b.*\b(?:as|is|are) (?:a )?(?:text|strings?)\b/iu;
const TWIN = /["“]?([a-z]+_)["”]? (?:before|in front of) /u;
const moneyIn: Reader = ({ has }) => (MONEY.test(has) ? { money: { twin: TWIN.exec(has)?.[1] ?? null } } : null);

/** By what a row is said of: how its words may be read. */
const READERS: Readonly<Record<string, readonly Reader[]>> = {
  'every request': [limitIn, askedIn],
  'every answer': [ignoredIn, moneyIn, answeredIn],
  'every error': [errorIn],
  'every list': [pagingIn, envelopeIn],
};

export const inCommon = memoizeByProduct((product): InCommon => {
  const error = (words: string) => readBody(product, words);
  let so = NOTHING_YET;
  for (const { of, has, example } of listOf(product.model.calls.offersCommon)) {
    const readers = READERS[foldCase(of)] ?? [];
    const read = readers.map((reader) => reader({ has, example }, so, error)).find(Boolean);
    so = { ...so, ...(read ?? { unread: [...so.unread, `${of}: ${has}`] }) };
  }
  return so;
});

const MEDIA_TYPE = /\b(?:application|text)\/[\w.+-]+(?:;\s*charset=[\w-]+)?/iu;
const HEADER =
  /^(?:the |a )?(?:header )?["“]?([A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)["”]?(?: header)?\s*(?:[:=]\s*(.+))?$/u;
const IN_HEADER = /\bin the header ["“]?([A-Za-z0-9-]+)["”]?$|\bin the ["“]?([A-Za-z0-9-]+)["”]? header$/u;

/** “Authorization: Bearer and the token”, “a token in the header X-Token”, “application/json”. */
function headerIn({ has, example }: Row): CommonHeader | null {
  const said = has.trim();
  const [media] = MEDIA_TYPE.exec(said) ?? [];
  if (media === said) return { name: 'Content-Type', value: said };
  const inHeader = IN_HEADER.exec(said);
  const [, name = inHeader?.[1] ?? inHeader?.[2], value = ''] = HEADER.exec(said) ?? [];
  if (name === undefined || !(name.includes('-') || value !== '' || inHeader || ALONE.has(name))) return null;
  return { name, value: example.trim().replace(/^[A-Za-z0-9-]+:\s*/u, '') || value };
}

const ALONE: ReadonlySet<string> = new Set(['Authorization', 'Accept', 'Cookie', 'Date', 'Location']);
