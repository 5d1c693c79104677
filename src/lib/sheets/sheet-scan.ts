/** How far a worksheet reaches, and formulas without a result; known before the library builds a single row. */
export interface SheetExtent {
  lastRow: number;
  lastColumn: number;
  /** Addresses ('C12') of formulas that were never computed or came to an error, the first of them only. */
  uncomputed: string[];
}

const NOTED = 100;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
const EQUALS = 0x3d;
const SPACE = 0x20;
const HASH = 0x23;
const [C, F, R, V, O, W] = [0x63, 0x66, 0x72, 0x76, 0x6f, 0x77];

/**
 * One pass over the bytes of a worksheet. A library that fills every gap would make a thousand million cells of a sheet that
 * holds A1 and XFD1048576.
 */
export function scanSheet(xml: Uint8Array): SheetExtent {
  const extent: SheetExtent = { lastRow: 0, lastColumn: 0, uncomputed: [] };
  const { length } = xml;
  let formula = false;
  let value = false;
  let cell = '';
  const address = { row: 0, column: 0 };
  for (let i = xml.indexOf(LESS_THAN); i >= 0 && i < length; i = xml.indexOf(LESS_THAN, i + 1)) {
    const closing = xml[i + 1] === SLASH;
    let name = i + (closing ? 2 : 1);
    // Past the prefix of a namespace, which some writers put before every name.
    for (let p = name; p < name + 9; p += 1) {
      const byte = xml[p];
      if (byte === COLON) {
        name = p + 1;
        break;
      }
      if (byte === SPACE || byte === GREATER_THAN || byte === undefined) break;
    }
    const first = xml[name];
    const second = xml[name + 1] ?? 0;
    const ends = second <= SPACE || second === GREATER_THAN || second === SLASH;
    if (first === C && ends) {
      if (closing) {
        if (formula && !value && cell !== '' && extent.uncomputed.length < NOTED) extent.uncomputed.push(cell);
        formula = false;
        cell = '';
      } else {
        formula = false;
        value = false;
        if (readAddress(xml, name + 1, address)) {
          if (address.column > extent.lastColumn) extent.lastColumn = address.column;
          if (address.row > extent.lastRow) extent.lastRow = address.row;
        }
      }
    } else if (first === F && ends && !closing) {
      formula = true;
      cell = addressText(address);
    } else if (first === V && ends && !closing) {
      // '#DIV/0!' and its like are results that are none.
      value = xml[xml.indexOf(GREATER_THAN, name) + 1] !== HASH;
      if (!value) {
        formula = true;
        cell = addressText(address);
      }
    } else if (first === R && second === O && xml[name + 2] === W && !closing) {
      if (readAddress(xml, name + 3, address) && address.row > extent.lastRow) extent.lastRow = address.row;
    }
  }
  return extent;
}

/** Reads the attribute `r` of the tag whose name ends at `from`: 'C12' of a cell, '12' of a row. */
function readAddress(xml: Uint8Array, from: number, address: { row: number; column: number }): boolean {
  let at = from;
  for (; ; at += 1) {
    const byte = xml[at];
    if (byte === undefined || byte === GREATER_THAN) return false;
    if (byte === EQUALS && xml[at - 1] === R && (xml[at - 2] ?? 0) <= SPACE) break;
  }
  let column = 0;
  let row = 0;
  // After the equals sign comes a quotation mark of either kind.
  for (at += 2; ; at += 1) {
    const byte = xml[at] ?? 0;
    if (byte >= 0x41 && byte <= 0x5a) column = Math.min(column * 26 + byte - 64, 1e9);
    else if (byte >= 0x30 && byte <= 0x39) row = Math.min(row * 10 + byte - 48, 1e9);
    else break;
  }
  address.column = column;
  address.row = row;
  return true;
}

function addressText({ row, column }: { row: number; column: number }): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}
