import { zlibSync } from 'fflate';

// Building blocks shared by the pages and fonts of a PDF.

export function utf16Hex(text: string): string {
  let hex = '';
  for (let at = 0; at < text.length; at += 1) hex += text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return hex;
}

export const textString = (text: string) => `<FEFF${utf16Hex(text)}>`;

/** Compressed stream; `entries`: further entries of its dictionary. */
export function packedStream(content: Uint8Array, entries = ''): Uint8Array {
  const packed = zlibSync(content, { level: 6 });
  return joinBytes([
    ascii(`<< /Length ${packed.length} /Filter /FlateDecode${entries} >>\nstream\n`),
    packed,
    ascii('\nendstream'),
  ]);
}

export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
