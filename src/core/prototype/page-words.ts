import { knownValue, type Look, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { HELP } from '../slots/screens/content.ts';
import { questionForPlace } from '../workspace/questions/question-lookup.ts';
import { landingOf } from './routes.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** Words that pages tell, under a name of their own. */
export interface PageWords {
  readonly key: string;
  readonly label: string;
  /** A line each; none where nobody has said any. */
  readonly lines: readonly string[];
  readonly look: Look;
  readonly question: string;
  /** Whether people can write there. */
  readonly takesMessages: boolean;
}

type Row = { readonly id: string; readonly label: string };

function wordsFrom<T extends Row>(said: Sourced<readonly T[]>, linesOf: (row: T) => readonly (string | undefined)[]) {
  return listOf(said).map(
    (row): PageWords => ({
      key: `${questionOf(said)} ${row.id}`,
      label: row.label,
      lines: linesOf(row).flatMap((line) => line || []),
      look: lookOfSourced(said),
      question: questionOf(said),
      takesMessages: false,
    }),
  );
}

const sections = memoizeByProduct(({ model }) => wordsFrom(model.screens.content, ({ says }) => [knownValue(says)]));

/** What can be read from every page: about whoever runs it, what stands on no screen of its own, plans, and help. */
export const footWords = memoizeByProduct((product): readonly PageWords[] => {
  const { aboutUs, help } = product.model.screens;
  return [
    ...wordsFrom(aboutUs, ({ says }) => [knownValue(says)]),
    ...sections(product).filter(({ label }) => !product.index.screens.called(label)),
    ...wordsFrom(product.model.constants.plans, ({ price, gets, ends }) => [
      knownValue(price),
      knownValue(gets),
      ends.is === 'known' ? `Ends: ${ends.value}` : undefined,
    ]),
    ...helpWords(help),
  ];
});

/** What is said on a screen: its sections; on the first screen also what is shown off. */
export function screenWords(product: Product, role: string | null, { id }: ProtoScreen): readonly PageWords[] {
  const { shown } = product.model.screens;
  const first = landingOf(product, role) ?? screensOf(product)[0];
  return [
    ...sections(product).filter(({ label }) => product.index.screens.called(label)?.id === id),
    ...(first?.id === id ? wordsFrom(shown, ({ told, fresh }) => [knownValue(told), freshWords(fresh)]) : []),
  ];
}

function freshWords(fresh: Sourced<string>): string | undefined {
  return fresh.is === 'known' ? `New: ${fresh.value}` : undefined;
}

const OPTIONS = HELP.answer.shape.shape === 'multi' ? HELP.answer.shape.options : [];

function helpWords(help: Sourced<readonly string[]>): readonly PageWords[] {
  const ways = listOf(help);
  if (ways.length === 0) return [];
  const lines = ways.flatMap((way) => (way === 'form' ? [] : (OPTIONS.find(({ id }) => id === way)?.label ?? way)));
  const label = 'Help and contact';
  return [
    {
      ...{ key: label, label, lines, look: lookOfSourced(help), question: questionOf(help) },
      takesMessages: ways.includes('form'),
    },
  ];
}

/** What is asked and still open of what stands at the foot of every page. */
export function footHoles({ model, workspace }: Product) {
  const { aboutUs, help } = model.screens;
  return [
    { said: aboutUs, words: 'nobody has said what people read about you' },
    { said: help, words: 'nobody has said how people reach you' },
  ].flatMap(({ said, words }) => {
    const question = questionOf(said);
    return said.is === 'unknown' && questionForPlace(workspace, question)?.is === 'open' ? [{ question, words }] : [];
  });
}
