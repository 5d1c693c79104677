import type { ComplaintContact, ComplaintInput, Named } from '@/api/public/complaints';
import { voiceLimits } from '@/domain/voice-limits';
import type { FormDefinition } from '@/form/definition';
import { type ChosenFiles, filesReader, lostFiles } from '@/form/open/files/chosen-list';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { FlowValues, Held } from '@/schema/field-kinds';
import { ARREARS, complaintFields } from '@/schema/public/complaint';
import { systemValue } from '@/session/system-config';

type ComplaintValues = ValuesOf<typeof complaintFields> & { fj: Held<ChosenFiles> };

/**
 * A new complaint (docs/rules/complaints-and-evaluation.md). `contact` is null for a guest, whose name and number come from the account
 * after sign-in. Needs the centre's configuration.
 */
export function complaintForm(subjects: readonly Named[], contact: ComplaintContact | null): FormDefinition {
  const { least, most } = voiceLimits(systemValue).complaint;
  const visible = () => contact !== null;
  return defineOpenForm<ComplaintValues>()({
    code: 'tsjy',
    initial: { ...initialOf(complaintFields), fj: null, xm: contact?.xm ?? '', lxdh: contact?.lxdh ?? '' },
    sections: [
      { key: 'kind', title: '您要反映什么', fields: schemaFields(complaintFields, [{ name: 'jlx', cards: true }]) },
      {
        key: 'arrears',
        title: '欠缴少缴情况',
        note: '有助于核查的材料：工资条或银行工资流水、劳动合同、社保缴费记录、单位缴存通知等，可在下方添加附件。保护举报人：中心对举报人信息严格保密，不向被举报单位透露；举报内容一律不公开。因举报受到打击报复的，请一并反映，中心将依法移送处理。',
        fields: schemaFields(complaintFields, [
          'ssdw',
          { name: 'qjsjks', short: true },
          { name: 'qjsjjs', short: true },
          { name: 'sfnm', text: '对单位匿名：核查时不向单位提供我的姓名和联系方式' },
        ]),
      },
      {
        key: 'content',
        title: '诉求内容',
        fields: [
          ...schemaFields(complaintFields, [
            { name: 'bt', hint: '用一句话概括，不要写证件号码、账号' },
            { name: 'ywlxdm', options: subjects },
            {
              name: 'nr',
              hint: `写明时间、地点、经过和您的要求，${least}至${most}字；不要写证件号码、账号、电话`,
            },
          ]),
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
        fields: schemaFields(complaintFields, [
          { name: 'xm', short: true, visible },
          { name: 'lxdh', short: true, visible, hint: '账户登记的号码只显示一部分；不改动即使用该号码' },
          'hfhs',
          { name: 'sfgk', text: '同意答复后公开（只显示姓氏，不显示附件和联系方式）' },
        ]),
      },
    ],
  });
}

/** The request without key and files; values the account already has are not sent. */
export function complaintRequest(values: FlowValues, contact: ComplaintContact): Omit<ComplaintInput, 'qqbh' | 'fj'> {
  const { fj: _, sfnm, sfgk, xm, lxdh, ...texts } = openFormValues<ComplaintValues>(values);
  const report = texts.jlx === ARREARS;
  return {
    ...texts,
    sfnm: report && sfnm ? '1' : '0',
    sfgk: !report && sfgk ? '1' : '0',
    ...(xm.trim() !== contact.xm && { xm }),
    ...(lxdh !== contact.lxdh && { lxdh }),
  };
}
