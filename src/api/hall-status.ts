import { isRecord } from '@/lib/foreign-json';

export interface HallStatus {
  /** '0': closed. */
  qdzt: string | number | null;
  /** Why it is closed, and when it is expected back (yyyy-MM-dd HH:mm). */
  tzyy?: string;
  yjhfsj?: string;
}

/** Only '0' and 0 close the hall: in the answer of its status call, and with any refusal of a call. */
export function isHallClosed(status: unknown): status is Record<string, unknown> {
  return isRecord(status) && (status.qdzt === '0' || status.qdzt === 0);
}
