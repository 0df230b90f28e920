import { type Look, type Product, type ProtoScreen, screensOf } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';

/** The address of a door: hatched while unknown. */
export function Address({ door }: { door: { readonly address: string; readonly look: Look } | undefined }) {
  if (!door || door.address === '') return <UnknownAddress />;
  return (
    <>
      yourproduct.example
      <span className={`text-ink ${door.look === 'decided' ? 'border-b border-b-decided' : 'dashed-b-guess'}`}>
        {door.address.startsWith('/') ? door.address : `/${door.address}`}
      </span>{' '}
      {door.look !== 'decided' && <span className="quiet">not decided yet</span>}
    </>
  );
}

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
