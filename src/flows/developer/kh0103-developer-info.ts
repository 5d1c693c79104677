import type { DeveloperFile } from '@/api/developer/developer';
import { daysBetween, type PlainDate } from '@/domain/dates';
import { type SalesAccount, sameAccounts } from '@/domain/loan/sales-accounts';
import { parseYuan } from '@/domain/money';
import { plainIdentifier } from '@/domain/text/plain-text';
import { defineFlow } from '@/engine/flow/define-flow';
import type { DeveloperFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { same } from '@/form/values/draft-content';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { developerChangeFields } from '@/schema/developer/kh0103-developer-info';
import type { Plain } from '@/schema/field-kinds';

type Values = ValuesOf<typeof developerChangeFields>;
type Facts = DeveloperFacts<null>;
const fields = schemaFields<typeof developerChangeFields, Facts>;
const bankOptions = ({ banks }: Facts) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc }));
const WARNING_DAYS = 60;

/**
 * Returns true if an account differs from the registered one: such a change is signed, proved by its agreement, and effective a day later.
 */
function accountsChange({ sfzh, bzjkhm, bzjzhkhh, bzjzh }: Plain<Values>, own: DeveloperFile): boolean {
  const guarantee = [bzjkhm, bzjzhkhh, plainIdentifier(bzjzh)];
  return !sameAccounts(sfzh, own.sfzh) || !same(guarantee, [own.bzjkhm, own.bzjzhkhh, own.bzjzh]);
}

/** Returns true if more than the contact changes: such a change requires the developer's promise, a branch and a clerk's review. */
function keyChanges(values: Plain<Values>, { developer }: Facts): boolean {
  const { zczj, frdbzjhm } = values;
  const texts = ['kfsmc', 'zzdj', 'zzzsbh', 'zzyxq', 'zcdz', 'frdbxm'] as const;
  const typed = texts.some((name) => values[name] !== developer[name]);
  return typed || frdbzjhm !== '' || parseYuan(zczj) !== parseYuan(developer.zczj) || accountsChange(values, developer);
}

const rowsOf = (accounts: readonly SalesAccount[]) =>
  accounts.map(({ sfrkhyhmc, sfrzhhm, zhxz }) => ({ sfrkhyhmc, sfrzhhm, zhxz }));

/** KH0103 开发商信息维护 (docs/rules/kh0103-developer-info.md). */
export default defineFlow<'developer', Values>()({
  code: 'KH0103',
  title: '开发商信息维护',
  service: 'kfsxx',
  initial: initialOf(developerChangeFields),
  prefill: ({ branch }) => ({ ywwd: branch }),
  former: ({ developer: { kfsbh: _, tyshxydm: __, bzjbl: ___, sjjz: ____, sfzh, ...kept } }) => ({
    ...kept,
    sfzh: rowsOf(sfzh),
  }),
  sections: [
    {
      key: 'company',
      title: '基本信息',
      note: '名称、资质和法定代表人的变更由中心审核后生效。',
      figures: ({ developer, today }) => [
        { label: '开发商编号', value: developer.kfsbh },
        { label: '统一社会信用代码', value: developer.tyshxydm },
        { label: '资质状态', value: qualification(developer.zzyxq, today) },
      ],
      fields: fields(developerChangeFields, [
        'kfsmc',
        { name: 'zzdj', short: true },
        { name: 'zzzsbh', short: true },
        { name: 'zzyxq', short: true },
        { name: 'zczj', short: true },
        'zcdz',
        { name: 'frdbxm', short: true },
        { name: 'frdbzjhm', hint: '不变更请留空', short: true },
      ]),
    },
    {
      key: 'contact',
      title: '联系方式',
      note: '提交后即时生效；售房、放款和审核结果发送到联系电话。登录和找回密码使用的手机号码不随之变更。',
      fields: fields(developerChangeFields, [{ name: 'lxr', short: true }, { name: 'lxdh', short: true }, 'dzyx']),
    },
    {
      key: 'accounts',
      title: '售房账户',
      note: '须为本企业的账户，由开户银行核验户名。账户变更须由法定代表人扫码签署确认书，并上传账户协议，审核通过的次日生效；正被楼盘使用的监管账户不能停用。',
      fields: fields(developerChangeFields, [
        {
          name: 'sfzh',
          rowName: ({ sfrzhhm }, index) => (sfrzhhm ? `尾号${sfrzhhm.slice(-4)}的账户` : `第${index + 1}个账户`),
          columns: [
            { name: 'sfrkhyhmc', options: bankOptions, width: 170 },
            { name: 'sfrzhhm', width: 220 },
            { name: 'zhxz', width: 160 },
          ],
        },
      ]),
    },
    {
      key: 'guarantee',
      title: '保证金账户',
      figures: ({ developer }) => [{ label: '保证金比例', value: `${developer.bzjbl}%（楼盘另有约定的按约定）` }],
      fields: fields(developerChangeFields, [
        'bzjkhm',
        { name: 'bzjzhkhh', options: bankOptions, short: true },
        { name: 'bzjzh', short: true },
      ]),
    },
    {
      key: 'promise',
      title: '受理与承诺',
      note: '只变更联系人的不需要填写。',
      fields: fields(developerChangeFields, [
        { name: 'ywwd', preset: true, visible: keyChanges },
        {
          name: 'cns',
          visible: keyChanges,
          text: '本企业承诺所填信息真实有效，所列账户为本企业所有，并对由此产生的资金划付负责。',
        },
      ]),
    },
  ],
  judge: { precheck: false },
  materials: ({ sfzh, bzjkhm, bzjzhkhh, bzjzh, zzzsbh }) => ({
    sfzh: JSON.stringify(sfzh),
    bzjkhm,
    bzjzhkhh,
    bzjzh,
    zzzsbh,
  }),
  request: (values, { developer }) => ({ zhbg: accountsChange(values, developer) ? '1' : '0' }),
  sign: { needed: (values, { developer }) => accountsChange(values, developer), others: () => [] },
  receipt: {
    next: ({ ywzt }) =>
      ywzt === '99'
        ? ['变更已生效。']
        : [
            '联系方式的变更即时生效，名称、资质和法定代表人的变更在中心审核通过时生效，账户变更自审核通过的次日起生效。',
            '结果会发送到联系电话和消息中心。',
          ],
  },
});

function qualification(until: PlainDate, today: PlainDate): string {
  if (until < today) return `已于${until}过期，请先更新资质`;
  const days = daysBetween(today, until);
  return days <= WARNING_DAYS ? `还有${days}天到期，请及时更新` : `有效期至${until}`;
}
