import { packedBytes, type ZipEntry, type ZipRules } from '@hall/ofd/zip-directory';
import { Inflate } from 'fflate';
import { SheetProblem } from './sheet-problem';

/** Packed bytes per step; they unpack to at most a thousand times as many. Smaller steps would spend more time copying the 32 kB window. */
const STEP = 16_384;

const BROKEN = '文件不完整或已损坏，请重新下载模板或用Excel另存为.xlsx后再上传';
const FAULTS = {
  broken: BROKEN,
  encrypted: '文件已加密，请取消密码后再上传',
  'too-many': '文件内含的部件过多，不是正常的Excel工作簿，已拒绝读取',
};

/** Archive rules of a workbook. */
export const XLSX: ZipRules = { entries: 2000, fault: (fault) => new SheetProblem(FAULTS[fault]) };

/**
 * Unpacks one file in chunks, so that the caller can stop at any of them; a size that differs from the directory's aborts.
 * @throws SheetProblem
 */
export function* unpack(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
  const packed = packedBytes(bytes, entry, XLSX);
  let length = 0;
  for (const piece of pieces(packed, entry.method)) {
    length += piece.byteLength;
    if (length > entry.unpacked) {
      throw new SheetProblem('文件的实际内容超过它声明的大小，不是正常的Excel工作簿，已拒绝读取');
    }
    yield piece;
  }
  if (length !== entry.unpacked) throw new SheetProblem(BROKEN);
}

function* pieces(packed: Uint8Array, method: number): Generator<Uint8Array> {
  if (method !== 0 && method !== 8) throw new SheetProblem(BROKEN);
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((piece) => ready.push(piece));
  for (let at = 0; at < packed.byteLength; at += STEP) {
    const step = packed.subarray(at, at + STEP);
    if (method === 0) {
      yield step;
      continue;
    }
    try {
      inflate.push(step, at + STEP >= packed.byteLength);
    } catch {
      throw new SheetProblem(BROKEN);
    }
    yield* ready.splice(0);
  }
}
