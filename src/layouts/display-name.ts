import type { SessionState } from '@/session/session-store';

/** Directional marks and controls in a name could turn the texts around it (U+202E and its like). */
const DIRECTION = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Nickname for individuals, company name for units and developers (specification 2.6). */
export function displayName({ userInfo, personalInfo, loginType }: SessionState): string {
  const own = loginType === '1' ? userInfo?.nikName || personalInfo?.xingming : userInfo?.companyName;
  return (own ?? '').replace(DIRECTION, '').trim() || '--';
}
