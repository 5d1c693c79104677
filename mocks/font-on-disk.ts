import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontSource } from '@hall/ofd/font-slices';

const { resolve } = createRequire(import.meta.url);
const FONT = '@fontsource/noto-sans-sc';

/** The font of the documents, out of its package. */
export const fontOnDisk: FontSource = {
  ranges: async () => JSON.parse(await readFile(resolve(`${FONT}/unicode.json`), 'utf8')),
  read: async (file) => new Uint8Array(await readFile(resolve(`${FONT}/files/${file}`))),
};
