import type { ListedPerson } from '../seed/people-list';

/** Whose phone the tester has in hand. */
export interface PhoneHolder {
  zjhm: string;
  label: string;
}

/** Somebody the centre has never heard of. */
export const STRANGER: PhoneHolder = { zjhm: '110105199505050016', label: '未开户的人' };
/** 张建国 */
const FIRST = '110101198503071219';
const KEY = 'qa-phone-holder';

/** Everybody with a phone, once. */
export function phoneHolders(people: readonly ListedPerson[]): PhoneHolder[] {
  const found = new Map<string, PhoneHolder>();
  for (const { holder, loginType, name, password } of people) {
    if (!holder || found.has(holder.zjhm)) continue;
    const remarks = [loginType === '2' ? `${name}经办人` : '', password ? '' : '未注册'].filter(Boolean);
    const label = remarks.length > 0 ? `${holder.name}（${remarks.join('，')}）` : holder.name;
    found.set(holder.zjhm, { zjhm: holder.zjhm, label });
  }
  return [...found.values(), STRANGER];
}

/** The one chosen last in this browser. */
export function lastHolder(): string {
  try {
    return localStorage.getItem(KEY) ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function keepHolder(zjhm: string): void {
  try {
    localStorage.setItem(KEY, zjhm);
  } catch {
    // Without storage the choice lasts as long as the panel is open.
  }
}
