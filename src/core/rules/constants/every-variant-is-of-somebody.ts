import { inQuotes } from '../../english/lists.ts';
import { whomIn } from '../../model/constants/whom.ts';
import { closingRule, oneBreach, placeAt } from '../closing-rule.ts';

/** Rule 47: a number that differs for somebody differs for a role, a value of a field, a state or a condition. */
export const everyVariantIsOfSomebody = closingRule({
  id: 47,
  severity: 'error',
  reason: 'A value for somebody whom nobody can tell from the others is never used.',
  finds: ({ index, model }) =>
    index.constants.all.flatMap((constant) =>
      constant.variants
        .filter(({ how, of }) => how === 'its own' && whomIn(model)(of) === null)
        .flatMap(({ of, source }) =>
          oneBreach(
            `${inQuotes(constant.label)} differs for ${inQuotes(of)}, but no role, choice or state is called that; name one, or say a condition.`,
            placeAt('constant', constant, source.question),
          ),
        ),
    ),
});
