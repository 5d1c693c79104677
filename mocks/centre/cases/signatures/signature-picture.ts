import { encodeBase64 } from '@/lib/base64';

/** Draws a signature as a data: address; the simulated phone writes in regular script. */
export function signaturePicture(xingming: string): string {
  const chars = [...xingming];
  const size = chars.length > 6 ? Math.floor(260 / chars.length) : 44;
  const strokes = chars
    .map((char, index) => {
      const x = 14 + index * (size + 2);
      const turn = ((index * 37) % 9) - 4;
      return `<text x="${x}" y="58" font-size="${size}" transform="rotate(${turn} ${x + size / 2} 44)">${escaped(char)}</text>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="84" viewBox="0 0 300 84"><rect width="300" height="84" fill="#fff"/><g fill="#1b2a4a" font-family="KaiTi, STKaiti, 'AR PL UKai CN', cursive" font-style="italic">${strokes}</g></svg>`;
  return `data:image/svg+xml;base64,${encodeBase64(svg)}`;
}

function escaped(char: string): string {
  return /[\p{Cc}<>&"']/u.test(char) ? `&#${char.codePointAt(0)};` : char;
}
