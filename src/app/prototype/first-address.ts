import { addressOf, type ProtoScreen, type SampleSet } from '#core/product.ts';

/** The address of a screen with the first sample record of its thing. */
export function firstAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>): string {
  const [first] = screen.entity === null ? [] : sample.page(screen.entity, 0, 1);
  return addressOf(screen, first?.id ?? '');
}
