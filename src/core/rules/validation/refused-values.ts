import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { quoted } from '../../english/say.ts';
import type { ExampleOf, Field } from '../../model/types.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { type Breach, breach, broken } from '../closing-rule.ts';
import type { Demands } from './demands.ts';
import { judgeValue } from './field-values.ts';
import { atField, nameOf, type Spot } from './spot.ts';

/** What contradicts the rules on a field: its default, its example, and the values accepted and not. */
export function refusedValues(spot: Spot, demands: Demands, product: Product): readonly Breach[] {
  const examples = examplesByField(product).get(spot.field) ?? [];
  return [
    ...(hasRules(spot, demands) ? ownValues(spot, demands) : []),
    ...examples.flatMap((one) =>
      troublesOf(one, spot, demands).map(({ sentence, by }) =>
        breach(sentence, atField(spot, one.source.question), ...placesOf(by, demands)),
      ),
    ),
  ];
}

function hasRules({ field: { type, values } }: Spot, { exact }: Demands): boolean {
  return exact.length > 0 || (knownValue(type) === 'choice' && values.is === 'known');
}

function ownValues(spot: Spot, demands: Demands): readonly Breach[] {
  const { field, entity } = spot;
  const values = [
    { what: 'What stands there if nobody types', said: knownValue(field.default) ?? '' },
    { what: 'The example', said: knownValue(field.example) ?? '' },
  ];
  return values.flatMap(({ what, said }) => {
    const by = refusalOf(said, field, demands);
    if (by === null) return [];
    const sentence = `${what}, ${quoted(said)}, is refused for ${nameOf(spot)} by ${by}; change one of the two.`;
    return broken(sentence, atField(spot, entity.fields), ...placesOf(by, demands));
  });
}

interface Trouble {
  readonly sentence: string;
  /** The name of the demand that refuses the value; null where none does. */
  readonly by: string | null;
}

function troublesOf(one: ExampleOf, spot: Spot, demands: Demands): readonly Trouble[] {
  const { accepted, rejected } = one;
  if (accepted !== '' && folded(accepted) === folded(rejected)) {
    const sentence = `${quoted(accepted)} is both accepted and not accepted for ${nameOf(spot)}; choose one.`;
    return [{ sentence, by: null }];
  }
  return [
    ...refused(accepted, 'to be accepted', spot, demands),
    ...letIn(rejected, 'not to be accepted', spot, demands),
    ...troublesOfEdge(one, spot, demands),
  ];
}

function troublesOfEdge({ borderline, edgeAccepted }: ExampleOf, spot: Spot, demands: Demands) {
  if (edgeAccepted.is !== 'known') return [];
  return edgeAccepted.value
    ? refused(borderline, 'to be the last value accepted', spot, demands)
    : letIn(borderline, 'to be the first value refused', spot, demands);
}

function refused(value: string, is: string, spot: Spot, demands: Demands): readonly Trouble[] {
  const by = refusalOf(value, spot.field, demands);
  if (by === null) return [];
  const sentence = `${quoted(value)} is ${is} for ${nameOf(spot)}, but ${by} refuses it; change one of the two.`;
  return [{ sentence, by }];
}

/** Without any rule nothing is refused; that there is none is no contradiction. */
function letIn(value: string, is: string, spot: Spot, demands: Demands): readonly Trouble[] {
  if (!hasRules(spot, demands) || judgeValue(value, spot.field, demands, 'all') !== 'passes') return [];
  return [{ sentence: `${quoted(value)} is ${is} for ${nameOf(spot)}, but no rule refuses it; add one.`, by: null }];
}

/** What refuses a value, or each of several in one cell; null where nothing is known to. */
function refusalOf(said: string, field: Field, demands: Demands): string | null {
  const whole = judgeValue(said, field, demands);
  if (typeof whole === 'string') return null;
  const parts = said.split(/\s*[,;\n]\s+|\s+or\s+/u);
  if (parts.length < 2) return whole.refusedBy;
  const judged = parts.map((part) => judgeValue(part, field, demands));
  return judged.find((one) => typeof one !== 'string')?.refusedBy ?? null;
}

function placesOf(by: string | null, { exact }: Demands) {
  return exact.filter(({ name }) => name === by).map(({ place }) => place);
}

/** Values said to be accepted and not, by their field; for names that are no field, under undefined. */
export const examplesByField = perProduct(({ model, index }) =>
  grouped(model.validation.examples, ({ entity, field }) => index.fields(entity).get(field.id)),
);
