// Name, kind and number of a member's ID: written down anew, with what hangs on them (domain catalogue GJ0303).
import { fundTime } from '@/domain/dates';
import type { CaseRecord } from '../cases/case-states';
import type { Desk } from '../kernel/desk';
import { type PersonRecord, persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import { accountsUnder } from './account-merge';

/** Lines of an application by what they change, as the wire calls it; `MERGED`: two accounts become one. */
export const MERGED = 'zhhb';
const NUMBER = 'zjhm';

export interface KeyData {
  xingming: string;
  zjlx: string;
  zjhm: string;
}

/** The sign-in goes along: with the new number and the password there was, which was hashed with the former number. */
export function writeKeyData({ store }: Desk, member: PersonRecord, next: KeyData): void {
  const hashedWith = member.hashedWith ?? member.zjhm;
  persons(store).put(member.grzh, { ...member, ...next, hashedWith });
}

/** Also whoever has not registered in the hall: nobody's name changes behind their back. */
export function tellKeyChange(
  desk: Desk,
  { ywlsh, jbr, sqnr }: Pick<CaseRecord, 'ywlsh' | 'jbr' | 'sqnr'>,
  { grzh }: PersonRecord,
): void {
  const now = persons(desk.store).get(grzh);
  if (!now) return;
  const changed = sqnr.filter(({ key }) => key !== undefined);
  const merged = changed.some(({ key }) => key === MERGED) ? '，两个账户已合并' : '';
  const renumbered = changed.some(({ key }) => key === NUMBER);
  const what = changed
    .filter(({ key }) => key !== MERGED)
    .map(({ label }) => label)
    .join('、');
  tellPerson(
    desk,
    now,
    { box: 'always', sms: 'always' },
    {
      xxId: `gjbg-${ywlsh}`,
      title: '关键信息变更',
      nr: `您的${what}已由单位经办人${jbr?.jbrxm ?? ''}申请、经您本人签署变更${merged}${signInText(desk, now, renumbered)}。如非本人确认，请立即联系12329。`,
      xxlx: '办件通知',
      fssj: fundTime(desk.now()),
      ywlsh: '',
    },
  );
}

/** How the person signs in from now on: with another name alone as before; nothing where they never registered. */
function signInText(desk: Desk, now: PersonRecord, renumbered: boolean): string {
  const [stays = now] = accountsUnder(desk, now.zjhm);
  if (stays.passwordHash === '') return '';
  if (!renumbered) return '，登录账号和密码不变';
  const password = stays.passwordHash === now.passwordHash ? '密码不变' : '密码为保留的账户原来的密码';
  return `，登录账号随证件号码变更，${password}`;
}
