import { type Centre, openCentre } from '@mocks/centre/centre';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons } from '@mocks/centre/kernel/people';
import type { Journal } from '@mocks/centre/kernel/store';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { memoryJournal } from '@mocks/journals/memory';
import { beforeEach } from 'vitest';
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { PEOPLE, UNITS } from '../people';

export const TODAY = '2026-11-21';

/** A centre on 2026-11-21 10:00; the real clock stands still. */
export function centreOn(day = TODAY, journal: Journal = memoryJournal()): Promise<Centre> {
  return openCentre(journal, () => Date.parse(`${day}T10:00:00+08:00`));
}

/** The centre of a test file, made anew for each of its tests; see `centreOn`. */
export function centrePerTest(...on: Parameters<typeof centreOn>): Centre {
  const centre = {} as Centre; // whole before the first test begins
  beforeEach(async () => void Object.assign(centre, await centreOn(...on)));
  return centre;
}

export const person = ({ grzh }: { grzh: string }): Actor & { kind: 'person' } => ({ kind: 'person', grzh });

/** One of the people who act for 华夏精密. */
export const clerk = ({ jbrzjhm }: { jbrzjhm: string }): Actor & { kind: 'unit' } => ({
  kind: 'unit',
  dwzh: UNITS.华夏精密.dwzh,
  operator: jbrzjhm,
});

export const ZHANG_JIANGUO = person(PEOPLE.张建国);
export const CHEN_JIXIANG = person(PEOPLE.陈𠮷祥);
export const ZHAO_MIN = person(PEOPLE.赵敏);
export const LIU_YANG = person(PEOPLE.刘洋);
export const ZHOU_KAI = person(PEOPLE.周凯);
export const MA_XIAOYAN = person(PEOPLE.马晓燕);
export const HE_JING = person(PEOPLE.何静);
export const ZHENG_TAO = person(PEOPLE.郑涛);
export const SUN_LI = person(PEOPLE.孙丽);
export const GUO_LEI = person(PEOPLE.郭磊);
export const FENG_JUN = person(PEOPLE.冯军);
export const WU_GUIFANG = person(PEOPLE.吴桂芳);
export const AYIGULI = person(PEOPLE.阿依古丽);
export const XU_WENBO = person(PEOPLE.许文博);
export const FANG_LI = person(PEOPLE.方立);
export const TANG_YUE = person(PEOPLE.唐悦);
export const OUYANG = person(PEOPLE.欧阳明);

/** 刘洋, three months without a filed contract: 3 × 1,500.00. */
export const RENT = {
  zflx: '1',
  fwzl: '云州市朝阳区望京西路9号2栋603',
  hyzk: '10',
  znsl: '0',
  rylb: '1',
  tqksny: '2026-09',
  tqjsny: '2026-11',
  tqpl: '1',
  zfzffs: '1',
  sqtqje: '4500.00',
  tqfs: '02',
  skzhly: '1',
  skyhdm: '',
  skyhzh: '',
  ywwd: '0101',
  cns: '1',
};

/** The couple 赵敏 and 周凯 with their filed lease of 3,600.00 a month. */
export const LEASE = {
  ...RENT,
  zflx: '2',
  zfhtbh: 'ZL202600012345',
  czfmc: '安心住房租赁有限公司',
  czfzjhm: '91110101MA05AJXY8X',
  zlksrq: '2025-01-01',
  zljsrq: '2027-12-31',
  yzj: '3600.00',
  hyzk: '20',
  poxm: '周凯',
  pozjlx: '01',
  pozjhm: PEOPLE.周凯.zjhm,
};

/** Another base that was agreed on already and begins in `from`; until then the present one is in force. */
export function rebasedFrom({ store }: Transaction, { grzh }: { grzh: string }, from: PlainMonth, base: bigint): void {
  const member = persons(store).get(grzh);
  const last = member?.spans.at(-1);
  if (!member || !last) throw new Error('Nobody pays in');
  const before = { ...last, to: shiftMonth(from, -1) };
  persons(store).put(grzh, { ...member, spans: [...member.spans.slice(0, -1), before, { ...last, from, base }] });
}

/** A fresh number and the application handed in with it. */
export function apply(tx: Transaction, actor: Actor, values: Record<string, unknown> = RENT) {
  return submit(tx, actor, { ...values, ywlx: 'TQ0107', ywlsh: issueNumber(tx, actor, 'TQ0107') });
}

/** The refusal that a piece of work ends in. */
export async function refusalOf(work: Promise<unknown>): Promise<BusinessError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof BusinessError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
