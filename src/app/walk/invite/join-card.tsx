import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useAccess, useAddress } from '../../presence/access.ts';
import { lobbyLink, spokenCode } from '../../presence/join-address.ts';
import { useDoor } from '../../session/session.ts';
import { WORDS } from '../words.ts';
import type { QrCodeProps } from './qr-code.tsx';

export function JoinCard() {
  const door = useDoor();
  const { access } = useAccess();
  const address = useAddress(access?.addresses ?? []);
  if (door === 'open' || !access) return null;
  return (
    <section className="@container print:break-inside-avoid" aria-label="Come in">
      <div
        className="join-here grid grid-cols-[minmax(140px,220px)_minmax(0,1fr)] @max-[520px]:grid-cols-1 items-center gap-6
          @max-[520px]:gap-4 p-6 @max-[520px]:p-4 bg-sheet border border-line-strong rounded-xl"
      >
        <LazyQrCode
          className="border-1 border-line"
          text={lobbyLink(address, access.code)}
          label={`QR code for ${address}/join`}
        />
        <p className="grid gap-0.5 min-w-0">
          <span className="quiet">Scan it, or open</span>
          <span className="join-here-address mono leading-tight text-[clamp(15px,4cqi,24px)] mb-2 wrap-anywhere">
            {address.replace(/^http:\/\//, '')}
            <wbr />
            /join
          </span>
          <span className="quiet">and type</span>
          <span className="mono leading-[1.1] text-[clamp(34px,9cqi,72px)] @max-[520px]:text-[17cqi] tracking-[0.06em] whitespace-nowrap">
            {spokenCode(access.code)}
          </span>
        </p>
      </div>
    </section>
  );
}

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

/** A QR code, fetched when the first one is rendered; its space is reserved. */
export function LazyQrCode({ className, ...props }: QrCodeProps & { readonly className?: string }) {
  return (
    <div className={`aspect-square overflow-hidden rounded bg-[#fff] ${className ?? ''}`}>
      <QrCode {...props} />
    </div>
  );
}

/** The window of the wall view: always the same one. */
export const WALL_LINK = { href: '/walk/present', target: 'specwalk-wall' } as const;

export function WallLink() {
  return (
    <a className="button" href={WALL_LINK.href} target={WALL_LINK.target}>
      {WORDS.wall}
    </a>
  );
}
