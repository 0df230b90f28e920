import { addressOf, type ProtoScreen, type SampleSet } from '#core/product.ts';

/** The address of a screen with the first sample record of its entity. */
export function sampleAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>, fallbackId = ''): string {
  const [first] = screen.entity === null ? [] : sample.page(screen.entity, 0, 1);
  return addressOf(screen, first?.id ?? fallbackId);
}

/**
 * For a detail page, the address with the first sample record; for any other screen with `new`, so that forms are
 * empty.
 */
export function samplePageAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>): string {
  return screen.kind === 'detail' ? sampleAddress(screen, sample, 'new') : addressOf(screen, 'new');
}
