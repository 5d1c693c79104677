import { isRecord } from '@/lib/foreign-json';

/** Goes along with the way from the draft box or a case into a business: 继续填写, 继续补正 or 去补正 was said there and is not asked again. */
export const RESUME = { resume: true };

/** Whether who comes here has said so. */
export function isResumed(state: unknown): boolean {
  return isRecord(state) && state.resume === true;
}
