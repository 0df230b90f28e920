import { knownValue, type Look, listOf, lookOfSourced, questionOf } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { valueSummary } from '../shapes/value-summary.ts';
import { questionForPlace } from '../workspace/questions/question-lookup.ts';
import { landingOf } from './routes.ts';
import { isKindOfPerson, meaningOf } from './sample/meanings.ts';
import type { ProtoScreen } from './screens-of.ts';

interface SignInWord {
  readonly label: string;
  readonly look: Look;
  readonly question: string;
}

/** The label for a mail address while no field gives one. */
const MAIL = 'Mail';

/** By sign-in method: the fields to fill in, and the label of the button while nobody has decided one. */
const SIGN_IN_METHODS: ReadonlyMap<string, readonly [typed: readonly string[], button: string]> = new Map([
  ['company', [[], 'Continue with your work account']],
  ['password', [['Name', 'Password'], 'Sign in']],
  ['two-steps', [['Name', 'Password', 'Code'], 'Sign in']],
  ['mail-link', [[MAIL], 'Email me a link']],
  ['badge', [[], 'Hold your badge to the reader']],
  ['none', [[], 'Just walk in']],
]);

/**
 * How people sign in, in the decided words where there are any, else with guesses; undefined while it is not decided.
 */
export function signInOf(product: Product, screen: ProtoScreen) {
  const { signIn, otherWays } = product.model.roles;
  const methodId = knownValue(signIn);
  if (methodId === undefined) return undefined;
  const question = questionOf(signIn);
  const shape = questionForPlace(product.workspace, question)?.view.question.shape;
  const method = shape ? valueSummary(methodId, shape) : methodId;
  const [typed, button] = SIGN_IN_METHODS.get(methodId) ?? [[], 'Sign in'];
  const words = new Set(method.toLowerCase().split(/\P{L}+/u));
  const look = lookOfSourced(signIn);
  const asSaid = (label: string): SignInWord => {
    const mail = label === MAIL && look === 'decided' ? mailOfPeople(product) : undefined;
    return mail ?? { label, look: words.has(label.toLowerCase()) ? look : 'guess', question };
  };
  return {
    method: { label: method, look, question },
    typed: typed.map(asSaid),
    others: listOf(otherWays).map((label) => ({
      label,
      look: lookOfSourced(otherWays),
      question: questionOf(otherWays),
    })),
    button: buttonOf(product, screen, button),
  };
}

/** The label of the links to the first screens of the roles, if all have the same. */
function buttonOf(product: Product, screen: ProtoScreen, guess: string): SignInWord {
  const { links } = product.model.screens;
  const question = questionOf(links);
  const begins = new Set(product.index.roles.all.map(({ id }) => landingOf(product, id)?.id));
  const landingLinks = listOf(links).filter(({ from, to }) => from.id === screen.id && begins.has(to.id ?? undefined));
  const [label, ...others] = new Set(landingLinks.flatMap(({ control }) => knownValue(control) ?? []));
  return label !== undefined && others.length === 0
    ? { label, look: lookOfSourced(links), question }
    : { label: guess, look: 'guess', question };
}

/** The only mail field of the entities that represent people; undefined where there is none or more than one. */
function mailOfPeople({ index }: Product): SignInWord | undefined {
  const people = index.entities.all.filter(
    ({ label }) => isKindOfPerson(label) || index.roles.called(label) !== undefined,
  );
  const mailFields = people.flatMap(({ id, label: entityLabel, fields }) =>
    index
      .fields(id)
      .all.filter(({ label }) => meaningOf(label, entityLabel, ['words']) === 'email')
      .map(({ label }): SignInWord => ({ label, look: lookOfSourced(fields), question: questionOf(fields) })),
  );
  return new Set(mailFields.map(({ label }) => label)).size === 1 ? mailFields[0] : undefined;
}
