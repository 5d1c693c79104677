import { isRecord } from '@/lib/foreign-json';

export interface HallStatus {
  /** '0': closed. */
  qdzt: string | number | null;
  /** Reason, and expected time of reopening (yyyy-MM-dd HH:mm). */
  tzyy?: string;
  yjhfsj?: string;
}

/** Only '0' and 0 mean closed, in the response of the status call and in the data of any refusal. */
export function isHallClosed(status: unknown): status is Record<string, unknown> {
  return isRecord(status) && (status.qdzt === '0' || status.qdzt === 0);
}
