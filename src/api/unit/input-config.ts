import { isRecord, textOf } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { putil } from '../client/path';
import { anObject } from '../client/read';

/** A loan in the input configuration. */
export interface CountedLoan {
  dkzh: string;
  jkhtbh: string;
  /** Public code: 1 normal, 2 overdue, 3 settled. */
  dkzhzt: string;
}

/** Data that forms need (docs/specification.md 3): the loans, and the number of withdrawals of this calendar year by business code. */
export interface InputConfig {
  dksl: CountedLoan[];
  tqsl: Record<string, number>;
}

const CODES = 'dksl,tqsl';

/** Silent: forms work without it. Unreadable parts are omitted. */
export async function fetchInputConfig(options?: CallOptions): Promise<InputConfig> {
  return get(
    putil('input/config/getListByCode'),
    (data) => {
      const answer = anObject(data);
      return { dksl: readLoans(answer.dksl), tqsl: readCounts(answer.tqsl) };
    },
    {
      errors: 'silent',
      ...options,
      params: { code: CODES },
    },
  );
}

function readLoans(list: unknown): CountedLoan[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.dkzh !== 'string' || item.dkzh === '') return [];
    return [{ dkzh: item.dkzh, jkhtbh: textOf(item.jkhtbh), dkzhzt: textOf(item.dkzhzt) }];
  });
}

/** Accepts numbers and digit strings; the result has no prototype, so that 'constructor' matches no business. */
function readCounts(map: unknown): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  if (!isRecord(map)) return counts;
  for (const [code, value] of Object.entries(map)) {
    const count =
      typeof value === 'number' || (typeof value === 'string' && /^\d{1,6}$/.test(value)) ? Number(value) : 0;
    if (/^[A-Z]{2}\d{4}$/.test(code) && Number.isInteger(count) && count > 0) counts[code] = count;
  }
  return counts;
}
