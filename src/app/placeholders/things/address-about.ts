import { type Product, type ProtoScreen, screensOf } from '#core/product.ts';

const KINDS = {
  list: { kinds: ['list'], ending: '' },
  page: { kinds: ['detail'], ending: '/1' },
  form: { kinds: ['form', 'wizard'], ending: '/new' },
} as const;

/** The address of the screen of a kind about a thing; made up where there is no such screen. */
export function addressAbout(product: Product, entity: string, kind: keyof typeof KINDS) {
  const { kinds, ending } = KINDS[kind];
  const isMeant = (screen: ProtoScreen) => screen.entity === entity && kinds.some((one) => one === screen.kind);
  const found = screensOf(product).find(isMeant);
  return found
    ? { address: found.path, look: found.pathLook }
    : { address: `/${entity}${ending}`, look: 'guess' as const };
}
