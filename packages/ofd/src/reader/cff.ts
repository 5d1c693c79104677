const CHAR_STRINGS = 17;

/** How many glyphs a CFF font holds; 0 when that cannot be told. */
export function cffGlyphs(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const names = indexAt(view, view.getUint8(2));
    const tops = indexAt(view, names.end);
    const [from, to] = tops.item(0);
    const at = charStrings(view, from, to);
    return at === undefined ? 0 : view.getUint16(at);
  } catch {
    return 0;
  }
}

/** An INDEX: where its items lie and where it ends. */
function indexAt(view: DataView, at: number): { end: number; item: (index: number) => [number, number] } {
  const count = view.getUint16(at);
  if (count === 0) return { end: at + 2, item: () => [0, 0] };
  const size = view.getUint8(at + 2);
  const offset = (index: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte += 1) value = value * 256 + view.getUint8(at + 3 + index * size + byte);
    return value;
  };
  const data = at + 2 + (count + 1) * size;
  return { end: data + offset(count), item: (index) => [data + offset(index), data + offset(index + 1)] };
}

/** The operand of CharStrings in the top dictionary. */
function charStrings(view: DataView, from: number, to: number): number | undefined {
  let operand = 0;
  for (let at = from; at < to; ) {
    const byte = view.getUint8(at);
    if (byte === 12) at += 2;
    else if (byte <= 21) {
      if (byte === CHAR_STRINGS) return operand;
      at += 1;
    } else if (byte === 28) {
      operand = view.getInt16(at + 1);
      at += 3;
    } else if (byte === 29) {
      operand = view.getInt32(at + 1);
      at += 5;
    } else if (byte === 30) {
      do at += 1;
      while ((view.getUint8(at) & 0xf) !== 0xf && view.getUint8(at) >> 4 !== 0xf);
      at += 1;
    } else if (byte >= 247) {
      operand =
        byte < 251
          ? (byte - 247) * 256 + view.getUint8(at + 1) + 108
          : -(byte - 251) * 256 - view.getUint8(at + 1) - 108;
      at += 2;
    } else {
      operand = byte - 139;
      at += 1;
    }
  }
  return undefined;
}
