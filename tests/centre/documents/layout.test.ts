// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { isGlyphMissing } from '@hall/ofd/rare-glyphs';
import { settable } from '@hall/ofd/text-measure';
import { expect, it } from 'vitest';

/** Everything that the centre could put into a document is written in one of these. */
const SOURCES = ['mocks/centre', 'mocks/data', 'mocks/seed'];
/** Spelt YU before it is set (certificates.ts). */
const SPELT = 'Ü';

it('no text of the centre has a sign that a document could not show', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const wrong = files.flatMap((file) => {
    const text = settable(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''));
    const missing = [...new Set(text.replace(/\s/g, ''))].filter((char) => isGlyphMissing(char) && char !== SPELT);
    return missing.map((char) => `${file}: ${char}`);
  });
  expect(wrong).toEqual([]);
});
