/** An archive of files as they are, unpacked: what the Excel library reads without a decompressor of its own. */
export function storedZip(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const named = [...files].map(([name, content]) => ({ name: new TextEncoder().encode(name), content }));
  const local = named.reduce((sum, { name, content }) => sum + 30 + name.byteLength + content.byteLength, 0);
  const directory = named.reduce((sum, { name }) => sum + 46 + name.byteLength, 0);
  const bytes = new Uint8Array(local + directory + 22);
  const view = new DataView(bytes.buffer);
  let at = 0;
  let entry = local;
  for (const { name, content } of named) {
    view.setUint32(entry, 0x02014b50, true);
    // UTF-8 names.
    view.setUint16(entry + 8, 0x0800, true);
    view.setUint32(entry + 20, content.byteLength, true);
    view.setUint32(entry + 24, content.byteLength, true);
    view.setUint16(entry + 28, name.byteLength, true);
    view.setUint32(entry + 42, at, true);
    bytes.set(name, entry + 46);
    entry += 46 + name.byteLength;

    view.setUint32(at, 0x04034b50, true);
    view.setUint16(at + 6, 0x0800, true);
    view.setUint32(at + 18, content.byteLength, true);
    view.setUint32(at + 22, content.byteLength, true);
    view.setUint16(at + 26, name.byteLength, true);
    bytes.set(name, at + 30);
    bytes.set(content, at + 30 + name.byteLength);
    at += 30 + name.byteLength + content.byteLength;
  }
  view.setUint32(entry, 0x06054b50, true);
  view.setUint16(entry + 8, named.length, true);
  view.setUint16(entry + 10, named.length, true);
  view.setUint32(entry + 12, directory, true);
  view.setUint32(entry + 16, local, true);
  return bytes.buffer;
}
