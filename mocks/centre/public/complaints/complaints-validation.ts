import { isPlainMonth, monthOf } from '@/domain/dates';
import { isMobile } from '@/domain/identity/phone';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { voiceLimits } from '@/domain/voice-limits';
import { complaintSubjects } from '../../../data/departments';
import { dictionaries } from '../../../data/dictionaries';
import { policyValue } from '../../../data/policy/policy';
import type { Transaction } from '../../kernel/transaction';

/** A complaint as typed; all fields are texts, '' for an omitted one. */
export interface ComplaintFields {
  qqbh: string;
  jlx: string;
  bt: string;
  ywlxdm: string;
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  nr: string;
  fj: string;
  xm: string;
  lxdh: string;
  sfnm: string;
  sfgk: string;
  hfhs: string;
}

export const COMPLAINT_FIELDS = [
  'qqbh',
  'jlx',
  'bt',
  'ywlxdm',
  'ssdw',
  'qjsjks',
  'qjsjjs',
  'nr',
  'fj',
  'xm',
  'lxdh',
  'sfnm',
  'sfgk',
  'hfhs',
] as const satisfies readonly (keyof ComplaintFields)[];

/** Maximum lengths in user-perceived characters (docs/rules/complaints-and-evaluation.md). */
const LONGEST_TITLE = 60;
const LONGEST_UNIT = 60;
/** 1 站内, 2 短信, 3 电话. */
const WAYS: readonly string[] = ['1', '2', '3'];

/** Returns field → fault; empty for a valid complaint. */
export function fieldErrors(tx: Transaction, input: ComplaintFields): Record<string, string> {
  const errors: Record<string, string> = {};
  const count = (text: string) => Array.from(text.trim()).length;
  if (!(dictionaries.jlx ?? []).some(({ value }) => value === input.jlx)) errors.jlx = '请选择诉求类型';
  if (count(input.bt) === 0) errors.bt = '请输入标题';
  else if (count(input.bt) > LONGEST_TITLE) errors.bt = `标题不能超过${LONGEST_TITLE}个字`;
  if (input.ywlxdm !== '' && !complaintSubjects.some(({ ywlxdm }) => ywlxdm === input.ywlxdm)) {
    errors.ywlxdm = '请选择涉及业务';
  }
  const { least, most } = voiceLimits(policyValue).complaint;
  if (count(input.nr) < least || count(input.nr) > most) {
    errors.nr = `内容须为${least}至${most}个字`;
  }
  if (count(input.xm) === 0) errors.xm = '请输入姓名';
  else if (count(input.xm) > LONGEST_NAME || input.xm.includes('*')) errors.xm = '请输入完整的姓名';
  if (input.lxdh === '') errors.lxdh = '请输入联系电话';
  else if (!isMobile(input.lxdh)) errors.lxdh = '请输入正确格式的手机号';
  if (!WAYS.includes(input.hfhs)) errors.hfhs = '请选择希望答复方式';
  return input.jlx === '4' ? { ...errors, ...arrearsErrors(tx, input) } : errors;
}

function arrearsErrors(tx: Transaction, { ssdw, qjsjks, qjsjjs }: ComplaintFields): Record<string, string> {
  const errors: Record<string, string> = {};
  const length = Array.from(ssdw.trim()).length;
  if (length === 0) errors.ssdw = '请输入涉及单位名称';
  else if (length > LONGEST_UNIT) errors.ssdw = `涉及单位名称不能超过${LONGEST_UNIT}个字`;
  if (!isPlainMonth(qjsjks) || !isPlainMonth(qjsjjs)) errors.qjsj = '请选择欠缴或少缴的开始和结束月份';
  else if (qjsjks > qjsjjs) errors.qjsj = '欠缴/少缴期间的开始不能晚于结束';
  else if (qjsjjs > monthOf(tx.today())) errors.qjsj = `欠缴/少缴期间的结束不能晚于${monthOf(tx.today())}`;
  return errors;
}
