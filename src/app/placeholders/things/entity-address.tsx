import { type Product, type ProtoScreen, screensOf } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';

const SCREEN_KINDS = {
  list: { kinds: ['list'], ending: '' },
  page: { kinds: ['detail'], ending: '/1' },
  form: { kinds: ['form', 'wizard'], ending: '/new' },
} as const;

type EntityScreen = keyof typeof SCREEN_KINDS;

/** The address of an entity's list, page or form; a guess where there is no such screen. */
export function entityAddress(product: Product, entity: string, kind: EntityScreen) {
  const { kinds, ending } = SCREEN_KINDS[kind];
  const matches = (screen: ProtoScreen) => screen.entity === entity && kinds.some((one) => one === screen.kind);
  const found = screensOf(product).find(matches);
  return found
    ? { address: found.path, look: found.pathLook }
    : { address: `/${entity}${ending}`, look: 'guess' as const };
}

interface EntityAddressProps {
  readonly product: Product;
  readonly entity: string | undefined;
  readonly kind: EntityScreen;
  /** What follows the hatched place while there is no entity. */
  readonly after?: string;
}

export function EntityAddress({ product, entity, kind, after = '' }: EntityAddressProps) {
  if (entity === undefined) return <UnknownAddress after={after} />;
  const { address, look } = entityAddress(product, entity, kind);
  if (address === '') return <UnknownAddress />;
  return (
    <>
      yourproduct.example
      <span className={`text-ink ${look === 'decided' ? 'border-b border-b-decided' : 'dashed-b-guess'}`}>
        {address.startsWith('/') ? address : `/${address}`}
      </span>{' '}
      {look !== 'decided' && <span className="quiet">not decided yet</span>}
    </>
  );
}
