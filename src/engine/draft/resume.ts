import { isRecord } from '@/lib/foreign-json';

/** Navigation state of 继续填写, 继续补正 and 去补正: the target page does not ask again whether to resume. */
export const RESUME = { resume: true };

/** Returns whether the navigation state is `RESUME`. */
export function isResumed(state: unknown): boolean {
  return isRecord(state) && state.resume === true;
}
