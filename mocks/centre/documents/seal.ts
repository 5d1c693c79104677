import type { PageItem, PathStep } from '@hall/ofd/page-items';

const RADIUS = 20;
const RING = 1.1;
const NAME_SIZE = 4.4;
/** Radius of the name's baseline in mm; letters stand inside the ring. */
const NAME_RADIUS = 14.2;
/** Arc of the name, symmetric about the top. */
const NAME_ARC = 1.36 * Math.PI;
const STAR_RADIUS = 5.6;
/** Control point factor for a quarter circle as a cubic curve. */
const KAPPA = 0.5522847498;

/** Draws the round seal: red ring, centre's name, star and purpose, as vectors. */
export function sealAt(x: number, y: number, name: string, purpose: string): PageItem[] {
  return [
    { kind: 'path', steps: circle(x, y, RADIUS), stroke: 'red', width: RING },
    { kind: 'path', steps: star(x, y), fill: 'red' },
    ...nameAlong(x, y, name),
    { kind: 'text', x: x - (purpose.length * 3.4) / 2, y: y + 13.2, size: 3.4, text: purpose, ink: 'red' },
  ];
}

function nameAlong(x: number, y: number, name: string): PageItem[] {
  const chars = [...name];
  const step = NAME_ARC / Math.max(chars.length - 1, 1);
  return chars.map((text, index): PageItem => {
    // 0 is the top; positive is clockwise.
    const angle = chars.length === 1 ? 0 : -NAME_ARC / 2 + index * step;
    const back = NAME_SIZE / 2;
    return {
      kind: 'text',
      x: x + NAME_RADIUS * Math.sin(angle) - back * Math.cos(angle),
      y: y - NAME_RADIUS * Math.cos(angle) - back * Math.sin(angle),
      size: NAME_SIZE,
      text,
      ink: 'red',
      turn: angle,
    };
  });
}

function circle(x: number, y: number, r: number): PathStep[] {
  const k = r * KAPPA;
  return [
    ['M', x + r, y],
    ['C', x + r, y + k, x + k, y + r, x, y + r],
    ['C', x - k, y + r, x - r, y + k, x - r, y],
    ['C', x - r, y - k, x - k, y - r, x, y - r],
    ['C', x + k, y - r, x + r, y - k, x + r, y],
    ['Z'],
  ];
}

function star(x: number, y: number): PathStep[] {
  const steps = Array.from({ length: 10 }, (_, point): PathStep => {
    const radius = point % 2 === 0 ? STAR_RADIUS : STAR_RADIUS * 0.382;
    const angle = (point * Math.PI) / 5;
    return [point === 0 ? 'M' : 'L', x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
  return [...steps, ['Z']];
}
