import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { isCertificateNumber } from '@/domain/identity/id-number';
import { lastFirstMonth } from '@/domain/members/first-month';
import { baseFault, nameFault } from './member-rows';

/** Direction of a transfer (dictionary zyfx; docs/rules/gj0306-unit-transfer.md). */
export const INTO = '1';
export const TRANSFER_OUT = '2';

/** Columns of transfer rows; incoming members are named by ID number, outgoing ones by account. */
export const memberTransferColumns = [
  { name: 'zjhm', title: '证件号码或个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
  { name: 'zyfx', title: '转移方向', kind: 'text', needed: true, dictionary: 'zyfx' },
  {
    name: 'zrdwzh',
    title: '转入单位账号',
    kind: 'text',
    needed: (cell: (name: string) => string) => cell('zyfx') === TRANSFER_OUT,
  },
  {
    name: 'grjcjs',
    title: '转入后基数',
    kind: 'money',
    needed: (cell: (name: string) => string) => cell('zyfx') === INTO,
  },
  { name: 'zysxny', title: '转移生效年月', kind: 'month', needed: true },
] as const;

interface Transfer {
  due: PlainMonth;
  today: PlainDate;
  limits: BaseLimits;
  /** Number of the submitting unit. */
  dwzh: string;
  /** Member of the submitting unit with this number; undefined if there is none. */
  member: { xingming: string } | undefined;
}

/** Returns the problems of a transfer row, column → sentence; the columns report missing values. */
export function transferFaults(
  { zjhm = '', xingming = '', zyfx = '', zrdwzh = '', grjcjs = '', zysxny = '' }: Readonly<Record<string, string>>,
  { due, today, limits, dwzh, member }: Transfer,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (zyfx === INTO) {
    if (zjhm && !member && !isCertificateNumber(zjhm)) faults.zjhm = '转入的职工请填写证件号码';
    if (zrdwzh) faults.zrdwzh = '转入本单位的，转入单位账号留空';
    Object.assign(faults, baseFault(grjcjs, limits));
  }
  if (zyfx === TRANSFER_OUT) {
    if (zjhm && !member) faults.zjhm = '本单位没有该职工';
    Object.assign(faults, nameFault(xingming, member));
    if (zrdwzh && !/^\d{10}$/.test(zrdwzh)) faults.zrdwzh = '单位账号应为10位数字';
    else if (zrdwzh === dwzh) faults.zrdwzh = '转入单位不能是本单位';
    if (grjcjs) faults.grjcjs = '转出的职工基数由转入单位确定，请留空';
  }
  const last = lastFirstMonth(due, today);
  if (zysxny && zysxny < due) faults.zysxny = `转移生效年月应大于等于应汇缴年月（${due}）`;
  else if (zysxny && zysxny > last) faults.zysxny = `转移生效年月最晚为${last}，更晚的请届时办理`;
  return faults;
}
