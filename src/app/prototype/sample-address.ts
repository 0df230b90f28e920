import { addressOf, type ProtoScreen, type SampleSet } from '#core/product.ts';

/** The address of a screen with the first sample record of its thing. */
export function sampleAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>, fallbackId = ''): string {
  const [first] = screen.entity === null ? [] : sample.page(screen.entity, 0, 1);
  return addressOf(screen, first?.id ?? fallbackId);
}

/** The same of a page about one record; a form that names no record in its address is empty. */
export function samplePageAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>): string {
  return screen.kind === 'detail' ? sampleAddress(screen, sample, 'new') : addressOf(screen, 'new');
}
