import { type Product, type ProtoScreen, screensOf } from '#core/product.ts';

const SCREEN_KINDS = {
  list: { kinds: ['list'], ending: '' },
  page: { kinds: ['detail'], ending: '/1' },
  form: { kinds: ['form', 'wizard'], ending: '/new' },
} as const;

/** The address of an entity's list, page or form; a guess where there is no such screen. */
export function entityAddress(product: Product, entity: string, kind: keyof typeof SCREEN_KINDS) {
  const { kinds, ending } = SCREEN_KINDS[kind];
  const matches = (screen: ProtoScreen) => screen.entity === entity && kinds.some((one) => one === screen.kind);
  const found = screensOf(product).find(matches);
  return found
    ? { address: found.path, look: found.pathLook }
    : { address: `/${entity}${ending}`, look: 'guess' as const };
}
