import { File as NodeFile } from 'node:buffer';

/**
 * In component tests files are jsdom's, requests are node's, and the test environment hands a form from one to the other
 * without its contents and names. This hands over node's files instead. Without a DOM there is nothing to do.
 */
export function letFormFilesThrough(): void {
  if (typeof window === 'undefined') return;
  const { Blob: PageBlob, File: PageFile, FormData: PageForm } = window;
  // The implementation behind a jsdom object hangs on its only symbol: the one place where the bytes can be read at once.
  const [hidden] = Object.getOwnPropertySymbols(new PageBlob());
  const bytesOf = (blob: Blob) => {
    const inner = hidden && (Reflect.get(blob, hidden) as { _bytes?: Uint8Array; _buffer?: Uint8Array });
    return Uint8Array.from(inner?._bytes ?? inner?._buffer ?? []);
  };
  PageForm.prototype.forEach = function forEach(this: FormData, visit) {
    for (const [name, value] of this.entries()) {
      const file = value instanceof PageFile;
      const given = file ? new NodeFile([bytesOf(value)], value.name, { type: value.type }) : value;
      // Node's File and the page's are one type to TypeScript's DOM library in all that a form reads.
      visit(given as FormDataEntryValue, name, this);
    }
  };
}
