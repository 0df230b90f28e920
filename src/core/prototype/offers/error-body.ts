import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { type AnswerValue, holeIn, NULL } from './answer-value.ts';
import { type BodyShape, memberKey } from './body-shape.ts';
import { nameSet } from './paging.ts';
import type { Trouble } from './request.ts';

/** What the body of an error is filled from. */
interface ErrorSource {
  readonly troubles: readonly Trouble[];
  readonly error: ErrorEntry | undefined;
  /** The name of the outcome. */
  readonly label: string;
  readonly status: string;
  readonly question: string;
}

type ErrorFact = (source: ErrorSource, one: Trouble | undefined) => AnswerValue;

const MESSAGES_QUESTION = 'errors.messages';

const message: ErrorFact = ({ error }, one) => {
  const text = one?.text ?? (error?.text.is === 'known' ? error.text.value : null);
  if (text !== null) return { is: 'value', value: text };
  return holeIn('nobody has said what is read then', MESSAGES_QUESTION);
};

/** An outcome that is named as programs know it: “insufficient_stock”. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/u;

const FIELDS = nameSet('field path pointer parameter param attribute member property');

/** What the members of an error mean, by their names. */
const ERROR_FACTS: readonly (readonly [names: ReadonlySet<string>, fact: ErrorFact])[] = [
  [nameSet('message detail details text title description error reason msg'), message],
  [
    nameSet('code type kind key name errorcode id'),
    ({ error, label }) =>
      CODE.test(label) || error
        ? { is: 'value', value: error && !CODE.test(label) ? error.label : label }
        : holeIn('nobody has said what this error is called', MESSAGES_QUESTION),
  ],
  [nameSet('status statuscode httpstatus'), ({ status }) => ({ is: 'value', value: Number(status) })],
  [FIELDS, (_, one) => (one?.part ? { is: 'value', value: one.part } : NULL)],
];

/** The body of an error in the decided shape: a list has one item for each thing that is wrong. */
export function errorBody(shape: BodyShape, source: ErrorSource): AnswerValue {
  const isToldElsewhere = shape.is === 'object' && shape.members.some(([, member]) => member.is !== 'list');
  return filled(shape, { ...source, isToldElsewhere }, source.troubles[0], '');
}

interface Filling extends ErrorSource {
  /** Whether a list of parts is not the only place where the error is told. */
  readonly isToldElsewhere: boolean;
}

function filled(shape: BodyShape, source: Filling, one: Trouble | undefined, name: string): AnswerValue {
  switch (shape.is) {
    case 'nothing':
      return NULL;
    case 'words':
      return { is: 'value', value: shape.text };
    case 'list': {
      const { items: item } = shape;
      const { isToldElsewhere } = source;
      const named = source.troubles.filter(({ part }) => part !== null);
      const all = isOfFields(item) && (isToldElsewhere || named.length > 0) ? named : source.troubles;
      return { is: 'list', items: all.map((each) => filled(item, source, each, '')) };
    }
    case 'object':
      return { is: 'object', members: shape.members.map(([key, member]) => [key, filled(member, source, one, key)]) };
    case 'value': {
      if (name === '') return message(source, one);
      const fact = ERROR_FACTS.find(([names]) => names.has(memberKey(name)))?.[1];
      return fact?.(source, one) ?? holeIn(`nobody has said what “${name}” is`, source.question);
    }
  }
}

/** Whether each item says which part of the request it is about. */
function isOfFields(item: BodyShape): boolean {
  return item.is === 'object' && item.members.some(([name]) => FIELDS.has(memberKey(name)));
}
