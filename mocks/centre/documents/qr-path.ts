import type { PathItem, PathStep } from '@hall/ofd/page-items';
import { qrCode } from './qr-code';

/** Path of the public check in the hall. */
const CHECK_PATH = '/#/zmhy';

/** Address in the QR code: the public check with number and code prefilled. */
export function checkAddress(host: string, zmbh: string, yzm: string): string {
  return `https://${host}${CHECK_PATH}?zmbh=${zmbh}&yzm=${yzm}`;
}

/** Draws a QR code as one filled path of horizontal runs. */
export function qrPath(text: string, x: number, y: number, side: number): PathItem {
  const rows = qrCode(text);
  const unit = side / rows.length;
  const steps = rows.flatMap((row, line) => stretches(row).flatMap(([from, to]) => cell(x, y, unit, line, from, to)));
  return { kind: 'path', steps, fill: 'black' };
}

function stretches(row: readonly boolean[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = found.at(-1);
    if (!dark) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

function cell(x: number, y: number, unit: number, line: number, from: number, to: number): PathStep[] {
  const [left, right] = [x + from * unit, x + to * unit];
  const [top, bottom] = [y + line * unit, y + (line + 1) * unit];
  return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']];
}
