import { lazy, Suspense } from 'react';

const QrCode = lazy(() => import('./qr-code.tsx').then((chunk) => ({ default: chunk.QrCode })));

/** A QR code, fetched when the first one is drawn; its place is kept free. */
export function Qr({ text, label }: { text: string; label: string }) {
  return (
    <div className="qr-place">
      <Suspense>
        <QrCode text={text} label={label} />
      </Suspense>
    </div>
  );
}
