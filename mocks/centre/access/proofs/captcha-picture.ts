/** Strokes of each character on a grid 4 wide and 6 high: polylines, drawn with a round pen. */
const STROKES: Record<string, string> = {
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,1 1,0 3,0 4,1 4,2 3,3 1.5,3|3,3 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '6': '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4',
  '7': '0,0 4,0 1.5,6',
  '9': '4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5',
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1.5,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3.5 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2.5 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};

const WIDTH = 132;
const HEIGHT = 44;
const INKS = ['#0a3d91', '#7a2e0e', '#1d5c2e', '#5b2a86'];

/** Draws the code distorted and crossed out (data: URL of an SVG), as strokes only: the SVG does not contain it as text. */
export function captchaPicture(code: string): string {
  const glyphs = [...code].map((character, index) => glyph(character, index)).join('');
  const noise = Array.from({ length: 3 }, () => {
    const [a, b, c] = [random(4, 40), random(4, 40), random(4, 40)];
    return `<path d="M0 ${a}Q${WIDTH / 2} ${b} ${WIDTH} ${c}" stroke="#8c9bb5" stroke-width="1"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f2f5fa"/>${noise}${glyphs}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

function glyph(character: string, index: number): string {
  const lines = (STROKES[character] ?? '').split('|').map((line) => line.split(' ').map(bent).join('L'));
  const place = `translate(${14 + index * 29 + random(-2, 2)} ${10 + random(-3, 3)}) rotate(${random(-14, 14)}) skewX(${random(-10, 10)}) scale(4)`;
  const ink = INKS[index % INKS.length];
  return `<path transform="${place}" d="${lines.map((line) => `M${line}`).join('')}" stroke="${ink}" stroke-width="0.7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Shifts a point at random, so that no two pictures of a letter are alike. */
function bent(point: string): string {
  const [x = 0, y = 0] = point.split(',').map(Number);
  return `${(x + random(-0.22, 0.22)).toFixed(2)} ${(y + random(-0.22, 0.22)).toFixed(2)}`;
}

function random(from: number, to: number): number {
  const unit = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  return Math.round((from + unit * (to - from)) * 100) / 100;
}
