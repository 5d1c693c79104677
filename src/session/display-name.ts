import type { UserInfo } from '@/api/auth';
import type { PersonalInfo } from '@/api/person';

/** Directional marks and controls in a name could turn the texts around it (U+202E and its like). */
const DIRECTION = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What banner and greetings call who is signed in (specification 2.6): individuals their nickname, units and developers the company's name. */
export function displayName(userInfo: UserInfo | undefined, personalInfo?: PersonalInfo): string {
  const own = userInfo?.loginType === '1' ? userInfo.nikName : userInfo?.companyName;
  const names = [own, personalInfo?.xingming, userInfo?.nikName, userInfo?.companyName];
  return names.map((name) => (name ?? '').replace(DIRECTION, '').trim()).find((name) => name !== '') ?? '用户';
}

/** Whom the banner greets: of a unit the operator who is at work, since the unit is named beside it and has several. */
export function greetedName(userInfo: UserInfo | undefined, personalInfo?: PersonalInfo): string {
  const operator = userInfo?.loginType === '2' ? userInfo.nikName.replace(DIRECTION, '').trim() : '';
  return operator || displayName(userInfo, personalInfo);
}
