import type { LoginType } from '@/api/auth';
import type { BusinessNote } from '@/api/business-note';
import { encodeBase64 } from '@/lib/base64';
import { businessName } from './business-names';
import { baseAdjustmentNote, infoChangeNote, memberChangeNote, remittanceNote } from './notes/account-notes';
import { flexibleNote } from './notes/flexible-notes';
import { loanNote, offsetNote } from './notes/loan-notes';
import { list, type NoteText, p, REGULATION } from './notes/note-text';
import { unitDepositNote } from './notes/registration-notes';
import { rentNote } from './notes/rent-note';
import { otherReasonNote } from './notes/withdrawal-notes';
import { policy } from './policy';
import { CENTRE_NAME } from './system-config';

const CHANNELS = '网上办事大厅,柜台,手机客户端';

/** Login type and code → its own note; GJ0302 has one for each. */
const noteOf: ReadonlyMap<string, NoteText> = new Map([
  ['1 TQ0107', rentNote],
  ['1 TQ0199', otherReasonNote],
  ['1 GD0101', loanNote],
  ['1 GD0601', offsetNote],
  ['1 GJ0302', infoChangeNote],
  ['1 GJ0801', flexibleNote],
  ['2 GJ0302', memberChangeNote],
  ['2 GJ0101', unitDepositNote],
  ['2 GJ0201', remittanceNote],
  ['2 GJ0203', baseAdjustmentNote],
]);

/** The note of a business; undefined for a code that does not exist. */
export function businessNote(ywlx: string, loginType: LoginType): BusinessNote | undefined {
  const ywmc = businessName(ywlx);
  if (!ywmc) return undefined;
  const text = noteOf.get(`${loginType} ${ywlx}`) ?? generalNote(ywlx, ywmc);
  const { bjsj, ...long } = text;
  const packed = Object.fromEntries(Object.entries(long).map(([key, html]) => [key, encodeBase64(html)]));
  // fromEntries forgets the keys; they are those of `long`.
  return { ywmc, blqd: CHANNELS, fwdx: audience(ywlx, loginType), bjsj, ...(packed as Omit<NoteText, 'bjsj'>) };
}

function audience(ywlx: string, loginType: LoginType): string {
  if (ywlx.startsWith('KH')) return '开发商';
  return loginType === '2' ? '单位' : '个人';
}

function generalNote(ywlx: string, ywmc: string): NoteText {
  const days = /^(GD|YT)/.test(ywlx) ? policy('p.dkBjr').value : policy('p.tqBjr').value;
  return {
    bjsj: `${days}个工作日`,
    xzdy: p(`${ywmc}是${CENTRE_NAME}面向缴存单位、缴存职工和合作企业办理的业务。`),
    slyj: list(REGULATION),
    sltj: list('账户状态正常；', '基本信息和关键信息完整；', '没有正在办理的同类业务。'),
    sqcl: p('所需材料以办理页面列出的清单为准，系统能够核验的免交。'),
    bllc: list('阅读办理须知；', '填写信息；', '材料采集；', '核对确认后提交；', `中心在${days}个工作日内办结。`),
    bljg: p('办理结果通过消息中心和短信告知，可在“我的办件”中查看。'),
    bz: p('咨询电话：12329。'),
  };
}
