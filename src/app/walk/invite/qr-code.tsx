import encodeQR from 'qr';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code: black on white, also in dark mode. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className="block w-full h-full"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
