import type { ListedPerson } from '../seed/people-list';

/** Holder of the tester's phone. */
export interface PhoneHolder {
  zjhm: string;
  label: string;
}

/** Person unknown to the centre. */
export const UNREGISTERED_PERSON: PhoneHolder = { zjhm: '110105199505050016', label: '未开户的人' };
/** 张建国 */
const FIRST = '110101198503071219';
const KEY = 'qa-phone-holder';

/** Holders of phones, without duplicates. */
export function phoneHolders(people: readonly ListedPerson[]): PhoneHolder[] {
  const found = new Map<string, PhoneHolder>();
  for (const { holder, loginType, name, password } of people) {
    if (!holder || found.has(holder.zjhm)) continue;
    const remarks = [loginType === '2' ? `${name}经办人` : '', password ? '' : '未注册'].filter(Boolean);
    const label = remarks.length > 0 ? `${holder.name}（${remarks.join('，')}）` : holder.name;
    found.set(holder.zjhm, { zjhm: holder.zjhm, label });
  }
  return [...found.values(), UNREGISTERED_PERSON];
}

/** Last holder chosen in this browser. */
export function lastHolder(): string {
  try {
    return localStorage.getItem(KEY) ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function saveHolder(zjhm: string): void {
  try {
    localStorage.setItem(KEY, zjhm);
  } catch {
    // Without storage the choice lasts until the panel is closed.
  }
}
