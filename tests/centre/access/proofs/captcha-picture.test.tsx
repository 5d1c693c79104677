import { captchaPicture } from '@mocks/centre/access/proofs/captcha-picture';
import { expect, test } from 'vitest';

test.each(['2346', '79AC', 'EFHJ', 'KLMN', 'PRTU', 'VWXY'])(
  '%s is drawn with strokes and stands nowhere as text',
  (code) => {
    const picture = captchaPicture(code);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    const svg = atob(picture.slice(picture.indexOf(',') + 1));
    const image = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(image.textContent).toBe('');
    expect(svg).not.toContain(code);
    expect(svg).not.toMatch(/<(text|title|desc)|id=|aria-/);
    // One path for each character, three lines across.
    expect(image.querySelectorAll('path')).toHaveLength(7);
    expect(captchaPicture(code)).not.toBe(picture);
  },
);
