import { readQuantity } from '../../answers/quantity.ts';
import { knownValue, listOf, type Quantity, questionOf } from '../../answers/sourced.ts';
import { compareQuantities, unitScaleOf } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { stems } from '../../product/words/stem.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { type Breach, breach, type FindingPlace, placeAt } from '../closing-rule.ts';

const UPLOAD = new Set(stems('upload file attachment picture photo image document scan video'));
const PAYLOAD = new Set(stems('payload request body message transfer transmission'));

interface Size {
  readonly what: string;
  readonly size: Quantity;
  readonly place: FindingPlace;
}

/**
 * Compared: the largest file of each field, and each size whose name is about uploaded files; with each size whose
 * name is about what one request or message can carry. Only amounts of data are sizes here.
 */
export function uploadsAbovePayload(product: Product): readonly Breach[] {
  const payloads = namedSizes(product, PAYLOAD);
  if (payloads.length === 0) return [];
  const uploads = [...fileSizes(product), ...namedSizes(product, UPLOAD, PAYLOAD)];
  return uploads.flatMap((upload) =>
    payloads
      .filter(({ size }) => (compareQuantities(upload.size, size) ?? 0) > 0)
      .map((payload) => tooLarge(upload, payload)),
  );
}

function namedSizes({ index }: Product, words: ReadonlySet<string>, not: ReadonlySet<string> = new Set()) {
  const speaksOf = ({ label }: Constant, some: ReadonlySet<string>) => stems(label).some((word) => some.has(word));
  return index.constants.all.flatMap((constant) => {
    const size = knownValue(constant.value);
    if (!size || !isData(size) || !speaksOf(constant, words) || speaksOf(constant, not)) return [];
    return [{ what: inQuotes(constant.label), size, place: placeAt('constant', constant, constant.value) }];
  });
}

function fileSizes({ index }: Product): readonly Size[] {
  return index.entities.all.flatMap((entity) =>
    index.fields(entity.id).all.flatMap((field) =>
      listOf(field.files).flatMap(({ size: words }): readonly Size[] => {
        const size = readQuantity(words);
        const what = `A file in ${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
        const place = placeAt('field', field, questionOf(field.files), entity.id);
        return size && isData(size) ? [{ what, size, place }] : [];
      }),
    ),
  );
}

function isData({ unit }: Quantity): boolean {
  return unitScaleOf(unit).family === 'data';
}

function tooLarge(upload: Size, payload: Size): Breach {
  const sentence = `${upload.what} may be ${upload.size.text}, but ${payload.what} is at most ${payload.size.text}; lower the first or raise the second.`;
  return breach(sentence, upload.place, payload.place);
}
