import type { PersonalInfo } from '@/api/person/person';
import type { UserInfo } from '@/api/session/auth';

/** Direction marks and control characters (U+202E and the like) in a name could reverse the text around it. */
const DIRECTION = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Display name in banner and greetings (docs/specification.md 2.6): an individual's nickname, a company's name. */
export function displayName(userInfo: UserInfo | undefined, personalInfo?: PersonalInfo): string {
  const own = userInfo?.loginType === '1' ? userInfo.nikName : userInfo?.companyName;
  const names = [own, personalInfo?.xingming, userInfo?.nikName, userInfo?.companyName];
  return names.map((name) => (name ?? '').replace(DIRECTION, '').trim()).find((name) => name !== '') ?? '用户';
}

/** Name in the banner's greeting: for a unit its operator, since the unit is named beside it and has several operators. */
export function greetedName(userInfo: UserInfo | undefined, personalInfo?: PersonalInfo): string {
  const operator = userInfo?.loginType === '2' ? userInfo.nikName.replace(DIRECTION, '').trim() : '';
  return operator || displayName(userInfo, personalInfo);
}
