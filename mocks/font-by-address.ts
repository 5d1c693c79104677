import ranges from '@fontsource/noto-sans-sc/unicode.json';

/** Which characters are in which slice of the font. */
export { ranges };

/** Where the demo's build has put each slice of the font; none of them comes before a document asks for it. */
const ADDRESSES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The font of the documents, from the address of the demo. */
export async function fontByAddress(file: string): Promise<Uint8Array> {
  const address = ADDRESSES[`/node_modules/@fontsource/noto-sans-sc/files/${file}`];
  if (address === undefined) throw new Error(`No slice ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
