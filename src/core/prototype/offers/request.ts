import { foldCase } from '../../shapes/normalize-text.ts';
import type { FormValues } from '../form-values.ts';
import type { AnswerHole } from './answer-value.ts';

/** What is sent when a call is tried. Blank texts are not sent. */
export interface CallRequest {
  /** By the name of the parameter in the address. */
  readonly address: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly body: string;
}

/** What is wrong with a request, or why it is refused. */
export interface Trouble {
  readonly sentence: string;
  /** What people decided to be read then; null while nobody has. */
  readonly text: string | null;
  /** The member, or the parameter, that it is about. */
  readonly part: string | null;
}

export function trouble(sentence: string, part: string | null = null): Trouble {
  return { sentence, text: null, part };
}

export function headerOf({ headers, token }: CallRequest, name: string): string | undefined {
  const found = Object.keys(headers).find((key) => foldCase(key) === foldCase(name));
  return found === undefined ? (foldCase(name) === 'authorization' ? token : undefined) : headers[found];
}

export interface ReadRequest {
  readonly troubles: readonly Trouble[];
  /** Whether it cannot be read at all: no JSON, or a parameter that is none. */
  readonly isMalformed: boolean;
  readonly holes: readonly AnswerHole[];
  /** By the id of the field. */
  readonly values: FormValues;
  /** Members of the body by the id of the field that they are kept in. */
  readonly members: ReadonlyMap<string, string>;
  /** The same for all members that could be sent. */
  readonly taken: ReadonlyMap<string, string>;
  /** Members of the body that the call does not know, where they do no harm. */
  readonly ignored: readonly string[];
  /** A reason given in the body. */
  readonly why: string;
}
