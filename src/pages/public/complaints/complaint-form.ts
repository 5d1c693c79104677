import type { ComplaintContact, ComplaintInput, Named } from '@/api/public/complaints';
import type { DateSpan } from '@/domain/date-presets';
import { isMasked } from '@/domain/text/mask';
import { voiceLimits } from '@/domain/voice-limits';
import type { FormDefinition } from '@/form/definition';
import { type ChosenFiles, filesReader, lostFiles } from '@/form/open/files/chosen-list';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { Code, FlowValues, FreeText, Held, Mobile, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { monthSpanReader, NO_SPAN, spanProblem } from './month-span';

interface ComplaintValues {
  jlx: Code;
  bt: FreeText;
  ywlxdm: Code;
  ssdw: FreeText;
  /** Range of months; an end may lack its year or month. */
  qjsj: Held<DateSpan>;
  sfnm: Tick;
  nr: FreeText;
  fj: Held<ChosenFiles>;
  xm: FreeText;
  lxdh: Mobile;
  hfhs: Code;
  sfgk: Tick;
}

/** Report of a unit's missing or reduced contributions. */
export const ARREARS = '4';

const NOTES: Readonly<Record<string, string>> = {
  '1': '政策和办理方法不清楚，请中心解答',
  '2': '对政策、服务、网上大厅的改进想法',
  '3': '对中心或合作机构的服务、办理结果不满意',
  '4': '单位不开户、不缴、少缴住房公积金，由稽核执法处依法核查',
  '5': '对工作人员或服务的肯定',
};

export const REPLY_CHANNELS: readonly Named[] = [
  { value: '1', label: '站内消息' },
  { value: '2', label: '短信' },
  { value: '3', label: '电话' },
];

const rule = must<ComplaintValues>;
const arrears = ({ jlx }: { jlx: string }) => jlx === ARREARS;
const length = (text: string) => [...text.trim()].length;

/**
 * A new complaint (docs/rules/complaints-and-evaluation.md). `contact` is null for a guest, whose name and number come from the account
 * after sign-in. Needs the centre's configuration.
 */
export function complaintForm(subjects: readonly Named[], contact: ComplaintContact | null): FormDefinition {
  const { least, most } = voiceLimits(systemValue).complaint;
  return defineOpenForm<ComplaintValues>()({
    code: 'tsjy',
    initial: {
      jlx: '',
      bt: '',
      ywlxdm: '',
      ssdw: '',
      qjsj: null,
      sfnm: true,
      nr: '',
      fj: null,
      xm: contact?.xm ?? '',
      lxdh: contact?.lxdh ?? '',
      hfhs: '1',
      sfgk: false,
    },
    sections: [
      {
        key: 'kind',
        title: '您要反映什么',
        fields: [
          {
            kind: 'radio',
            name: 'jlx',
            label: '诉求类型',
            cards: true,
            options: () => dictionaryOptions('jlx').map(({ value, label }) => ({ value, label, note: NOTES[value] })),
          },
        ],
      },
      {
        key: 'arrears',
        title: '欠缴少缴情况',
        note: '有助于核查的材料：工资条或银行工资流水、劳动合同、社保缴费记录、单位缴存通知等，可在下方添加附件。保护举报人：中心对举报人信息严格保密，不向被举报单位透露；举报内容一律不公开。因举报受到打击报复的，请一并反映，中心将依法移送处理。',
        fields: [
          { kind: 'text', name: 'ssdw', label: '涉及单位名称', spaces: 'keep', visible: arrears },
          {
            kind: 'custom',
            name: 'qjsj',
            label: '欠缴/少缴期间',
            holds: monthSpanReader,
            messages: { required: '请选择欠缴/少缴期间' },
            visible: arrears,
            load: () => import('./MonthSpanControl'),
            show: () => [],
            rules: [(value, _, { today }) => spanProblem(value, '欠缴/少缴期间', today)],
          },
          {
            kind: 'tick',
            name: 'sfnm',
            label: '是否对单位匿名',
            required: false,
            text: '对单位匿名：核查时不向单位提供我的姓名和联系方式',
            visible: arrears,
          },
        ],
      },
      {
        key: 'content',
        title: '诉求内容',
        fields: [
          { kind: 'text', name: 'bt', label: '标题', spaces: 'keep', hint: '用一句话概括，不要写证件号码、账号' },
          {
            kind: 'select',
            name: 'ywlxdm',
            label: '涉及业务',
            required: false,
            options: subjects,
            visible: (values) => !arrears(values),
          },
          {
            kind: 'text',
            name: 'nr',
            label: '内容',
            multiline: true,
            length: 'template',
            hint: `写明时间、地点、经过和您的要求，${least}至${most}字；不要写证件号码、账号、电话`,
            rules: [
              rule((text) => length(text) >= least)(`内容不少于${least}个字，请补充具体情况`),
              rule((text) => length(text) <= most)(`内容不能超过${most}个字`),
            ],
          },
          {
            kind: 'custom',
            name: 'fj',
            label: '附件',
            holds: filesReader,
            required: false,
            hint: '照片中的拍摄位置等信息会自动去除',
            load: () => import('./AttachmentsControl'),
            show: () => [],
            rules: [
              (value) => {
                const [lost] = lostFiles(value);
                return lost && `附件“${lost.name}”需要重新选择或移除`;
              },
            ],
          },
        ],
      },
      {
        key: 'reply',
        title: '联系与答复',
        note: contact ? undefined : '姓名和联系电话在登录后自动填入。',
        fields: [
          {
            kind: 'text',
            name: 'xm',
            label: '姓名',
            length: 'name',
            spaces: 'keep',
            short: true,
            visible: () => contact !== null,
            rules: [rule((text) => text === contact?.xm || !isMasked(text))('请输入完整的姓名')],
          },
          {
            kind: 'mobile',
            name: 'lxdh',
            label: '联系电话',
            short: true,
            hint: contact ? '账户登记的号码只显示一部分；不改动即使用该号码' : undefined,
            visible: () => contact !== null,
            rules: [rule((text) => text === contact?.lxdh || !isMasked(text))('请输入完整的手机号码')],
          },
          { kind: 'radio', name: 'hfhs', label: '希望答复方式', options: REPLY_CHANNELS },
          {
            kind: 'tick',
            name: 'sfgk',
            label: '是否公开',
            required: false,
            text: '同意答复后公开（只显示姓氏，不显示附件和联系方式）',
            visible: (values) => !arrears(values),
          },
        ],
      },
    ],
  });
}

/** The request without key and files; values the account already has are not sent. */
export function complaintRequest(values: FlowValues, contact: ComplaintContact): Omit<ComplaintInput, 'qqbh' | 'fj'> {
  const { jlx, bt, ywlxdm, ssdw, qjsj, sfnm, nr, xm, lxdh, hfhs, sfgk } = openFormValues<ComplaintValues>(values);
  const report = jlx === ARREARS;
  const span = (report && qjsj) || NO_SPAN;
  return {
    jlx,
    bt: bt.trim(),
    ywlxdm,
    ssdw: ssdw.trim(),
    qjsjks: span.from,
    qjsjjs: span.to,
    nr: nr.trim(),
    sfnm: report && sfnm ? '1' : '0',
    sfgk: !report && sfgk ? '1' : '0',
    hfhs,
    ...(xm.trim() !== contact.xm && { xm: xm.trim() }),
    ...(lxdh !== contact.lxdh && { lxdh }),
  };
}
