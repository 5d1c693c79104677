/** Probability, next state after the likelier and after the unlikelier symbol, whether the two change places (ITU-T T.88, table E.1). */
export const CODER_STATES: readonly (readonly [number, number, number, 0 | 1])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
];

const column = (at: 0 | 1 | 2 | 3) => Uint16Array.from(CODER_STATES, (state) => state[at]);
const [QE, AFTER_LIKELY, AFTER_UNLIKELY, CHANGES] = [column(0), column(1), column(2), column(3)];

/** Reads bits that were packed by probability (ITU-T T.88, annex E); bytes after the end count as ones. */
export function bitReader(bytes: Uint8Array): (states: Uint8Array, context: number) => number {
  let at = 0;
  let code = (bytes[0] ?? 0xff) << 16;
  let left = 0;
  let interval = 0x8000;

  const take = () => {
    if ((bytes[at] ?? 0xff) === 0xff) {
      const next = bytes[at + 1] ?? 0xff;
      if (next > 0x8f) {
        code += 0xff00;
        left = 8;
      } else {
        at += 1;
        code += next << 9;
        left = 7;
      }
    } else {
      at += 1;
      code += (bytes[at] ?? 0xff) << 8;
      left = 8;
    }
    code >>>= 0;
  };
  take();
  code = (code << 7) >>> 0;
  left -= 7;

  /** Each context is a byte: the state, and in its lowest bit the likelier symbol. */
  return (states, context) => {
    const before = states[context] ?? 0;
    const state = before >> 1;
    const likely = before & 1;
    const qe = QE[state] ?? 0;
    interval -= qe;
    let unlikelier: boolean;
    if (code >>> 16 < qe) {
      unlikelier = interval >= qe;
      interval = qe;
    } else {
      code = (code - qe * 0x10000) >>> 0;
      if (interval & 0x8000) return likely;
      unlikelier = interval < qe;
    }
    if (unlikelier) states[context] = ((AFTER_UNLIKELY[state] ?? 0) << 1) | (CHANGES[state] ? 1 - likely : likely);
    else states[context] = ((AFTER_LIKELY[state] ?? 0) << 1) | likely;
    do {
      if (left === 0) take();
      interval <<= 1;
      code = (code << 1) >>> 0;
      left -= 1;
    } while (!(interval & 0x8000));
    return unlikelier ? 1 - likely : likely;
  };
}
