import { type Centre, openCentre } from '@mocks/centre/centre';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import type { Journal } from '@mocks/centre/kernel/store';
import { submit } from '@mocks/centre/office/applications';
import { memoryJournal } from '@mocks/journals/memory';

export const TODAY = '2026-11-21';

/** A centre on 2026-11-21 10:00; the real clock stands still. */
export function centreOn(day = TODAY, journal: Journal = memoryJournal()): Promise<Centre> {
  return openCentre(journal, () => Date.parse(`${day}T10:00:00+08:00`));
}

export const person = (number: number): Actor & { kind: 'person' } => ({
  kind: 'person',
  grzh: `1000000000${String(number).padStart(2, '0')}`,
});

export const ZHANG_JIANGUO = person(1);
export const CHEN_JIXIANG = person(5);
export const ZHAO_MIN = person(6);
export const LIU_YANG = person(7);
export const ZHOU_KAI = person(8);
export const MA_XIAOYAN = person(9);
export const HE_JING = person(10);
export const ZHENG_TAO = person(11);
export const SUN_LI = person(12);
export const GUO_LEI = person(13);
export const FENG_JUN = person(14);
export const WU_GUIFANG = person(21);

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
  czfzjhm: '91110101MA05AJZY8K',
  zlksrq: '2025-01-01',
  zljsrq: '2027-12-31',
  yzj: '3600.00',
  hyzk: '20',
  poxm: '周凯',
  pozjlx: '01',
  pozjhm: '110105199006183316',
};

/** A fresh number and the application handed in with it. */
export function apply(desk: Desk, actor: Actor, values: Record<string, unknown> = RENT) {
  return submit(desk, actor, { ...values, ywlx: 'TQ0107', ywlsh: issueNumber(desk, actor, 'TQ0107') });
}

/** The refusal that a piece of work ends in. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
