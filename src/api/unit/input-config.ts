import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { putil } from '../client/path';
import { type Answer, fallback, key, object, type Read, rows, textValue } from '../client/read';

/** Accepts numbers and digit strings; the result has no prototype, so that 'constructor' matches no business. */
const businessCounts: Read<Record<string, number>> = (map) => {
  const counts: Record<string, number> = Object.create(null);
  if (!isRecord(map)) return counts;
  for (const [code, value] of Object.entries(map)) {
    const count =
      typeof value === 'number' || (typeof value === 'string' && /^\d{1,6}$/.test(value)) ? Number(value) : 0;
    if (/^[A-Z]{2}\d{4}$/.test(code) && Number.isInteger(count) && count > 0) counts[code] = count;
  }
  return counts;
};

/** Data that forms need (docs/specification.md 3); unreadable parts are omitted. */
const readInputConfig = object({
  /** The loans; `dkzhzt` is the public code 1 normal, 2 overdue, 3 settled. */
  dksl: fallback(rows(object({ dkzh: key, jkhtbh: textValue, dkzhzt: textValue })), []),
  /** Number of withdrawals of this calendar year by business code. */
  tqsl: businessCounts,
});
export type InputConfig = Answer<typeof readInputConfig>;

const CODES = 'dksl,tqsl';

/** Silent: forms work without it. */
export function fetchInputConfig(options?: CallOptions): Promise<InputConfig> {
  return get(putil('input/config/getListByCode'), readInputConfig, {
    errors: 'silent',
    ...options,
    params: { code: CODES },
  });
}
