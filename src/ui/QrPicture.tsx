import { useMemo } from 'react';
import { qrCode } from '@/lib/qr-code';

/** White modules around the code, without which many phones do not find it. */
const QUIET = 4;

/** A QR code as one path, dark on white in every colour scheme: phones read nothing else. */
export function QrPicture({ text, label, size = 220 }: { text: string; label: string; size?: number }) {
  const { path, side } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ forcedColorAdjust: 'none' }}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { path: string; side: number } {
  const rows = qrCode(text);
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return { path, side: rows.length + QUIET * 2 };
}
