import type { SubmitAnswer } from '@/api/cases/business';
import { fetchPersonInfo, type PersonInfo, sendInfoCode } from '@/api/person/info-change';
import { isMobile } from '@/domain/identity/phone';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { type FieldRef, schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Code, Codes, CustomText, Plain, SmsCode } from '@/schema/field-kinds';
import { isMarried } from '@/schema/individual/family';
import { personInfoFields } from '@/schema/individual/person-info';
import { accountFigures } from '../blocks/account-figures';

import { pickFigures } from '../blocks/pick-figures';
import { ADOPTED, showMarriage } from './gj0302-own-info-marriage';

/** Values common to GJ0302 and GJ0802: those of the schema, and what the form asks besides. */
export type PersonInfoValues = ValuesOf<typeof personInfoFields> & {
  sqcx: CustomText;
  dxtx: Codes;
  ysjty: Code;
  ydxyzm: SmsCode;
  hybh: CustomText;
  dxyzm: SmsCode;
};

type Seen = Plain<PersonInfoValues>;
type Facts = PersonFacts<PersonInfo>;
const infoFields = (refs: readonly FieldRef<typeof personInfoFields, Facts>[]) =>
  schemaFields<typeof personInfoFields, Facts>(personInfoFields, refs);

/** Data missing at the centre is required: without it no other business opens. */
const missing =
  (name: keyof PersonInfoValues) =>
  (_: unknown, { own }: Facts) =>
    own.qsx.some(({ key }) => key === name);
const newPhone = ({ sjhm }: Pick<Seen, 'sjhm'>) => sjhm !== '';
const newCard = ({ grckzhhm }: Pick<Seen, 'grckzhhm'>) => grckzhhm !== '';
const sensitive = (values: Seen) => newPhone(values) || newCard(values);
const oldPhoneLost = (values: Seen) => newPhone(values) && values.ysjty === '2';
// The form's values hold the consent to the register besides those of the schema.
const spouseTyped = (values: Pick<Seen, 'hyzk'>) => isMarried(values) && (values as Seen).sqcx !== ADOPTED;
const always = () => true;

export const personInfoInitial: Plain<PersonInfoValues> = {
  ...initialOf(personInfoFields),
  sqcx: '',
  dxtx: [],
  ysjty: '1',
  ydxyzm: '',
  hybh: '',
  dxyzm: '',
};

/** Personal information, and the proof for its change. */
export const personInfoSections: readonly Section<PersonInfoValues, Facts>[] = [
  {
    key: 'account',
    title: '个人信息',
    note: '姓名和证件号码不能在此修改。如需变更，请联系单位或到网点办理。',
    figures: (facts) => [
      ...pickFigures(accountFigures(facts), IDENTITY),
      { label: '待完善的基本信息', value: facts.own.qsx.map(({ label }) => label).join('、') || '无' },
    ],
    fields: [],
  },
  {
    key: 'contact',
    title: '联系方式',
    fields: infoFields([
      { name: 'sjhm', hint: '不变更请留空；变更须验证新、原两个号码', required: missing('sjhm') },
      { name: 'gddhhm', short: true },
      { name: 'dzyx', short: true },
      { name: 'jtzz', required: missing('jtzz') },
      { name: 'yzbm', short: true },
    ]),
  },
  {
    key: 'family',
    title: '家庭情况',
    fields: [
      {
        kind: 'custom',
        name: 'sqcx',
        label: '婚姻登记核验',
        hint: '授权后中心向民政部门查询，不必填写配偶信息',
        required: false,
        load: () => import('./gj0302-own-info-marriage-control'),
        show: showMarriage,
      },
      ...infoFields([
        { name: 'hyzk', required: missing('hyzk') },
        { name: 'poxm', required: always, visible: spouseTyped },
        { name: 'pozjhm', hint: '已登记且没有变化的请留空', visible: spouseTyped },
        'jtysr',
      ]),
    ],
  },
  {
    key: 'work',
    title: '学历与职业',
    fields: infoFields([
      { name: 'xueli', required: missing('xueli'), short: true },
      { name: 'zhiye', required: missing('zhiye'), short: true },
      { name: 'zhicheng', short: true },
      { name: 'zhiwu', short: true },
    ]),
  },
  {
    key: 'card',
    title: '收款银行卡',
    about:
      '须为本人名下的Ⅰ类账户，由银行核验；核验不通过的，须上传银行卡由中心审核。手机号码与银行卡在24小时内先后变更的，提取款项延后24小时转账。',
    fields: infoFields([
      {
        name: 'grckzhkhyhdm',
        required: newCard,
        short: true,
        options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
      },
      { name: 'grckzhhm', hint: '不变更请留空' },
    ]),
  },
  {
    key: 'reminders',
    title: '短信提醒订阅',
    about: '勾选的另发短信，不勾选的只在消息中心提醒，随时可以在这里改。缴款、扣款、办件进度和安全通知始终发短信。',
    fields: [{ kind: 'multi', name: 'dxtx', label: '短信提醒订阅', dictionary: 'dxtx', required: false }],
  },
  {
    key: 'proof',
    title: '身份验证',
    about: '为保障资金安全，变更手机号码或银行卡前须先验证。',
    fields: [
      {
        kind: 'radio',
        name: 'ysjty',
        label: '原手机号码',
        options: [
          { value: '1', label: '能接收短信' },
          { value: '2', label: '已停用，改用刷脸核验' },
        ],
        visible: newPhone,
      },
      {
        kind: 'smsCode',
        name: 'ydxyzm',
        label: '原手机号验证码',
        visible: (values) => newPhone(values) && values.ysjty === '1',
        send: () => sendInfoCode({ mb: 'old' }),
        to: (_, { own }) => own.sjhm,
      },
      {
        kind: 'custom',
        name: 'hybh',
        label: '刷脸核验',
        visible: oldPhoneLost,
        load: () => import('./gj0302-own-info-face-control'),
        show: () => [{ label: '刷脸核验', value: '已通过' }],
      },
      {
        kind: 'smsCode',
        name: 'dxyzm',
        label: '短信验证码',
        hint: '变更手机号码的，发送至新号码；只变更银行卡的，发送至现登记的号码',
        visible: sensitive,
        send: ({ sjhm }) => sendInfoCode(sjhm === '' ? { mb: 'old' } : { mb: 'new', sjhm }),
        to: ({ sjhm }, { own }) => (isMobile(sjhm) ? sjhm : sjhm === '' ? own.sjhm : ''),
      },
    ],
  },
];

/** Parts common to GJ0302 and GJ0802 (docs/rules/gj0302-own-info.md). */
export const personInfoFlow = {
  service: 'grxx/xxbg',
  completes: ['basic'],

  own: (signal: AbortSignal) => fetchPersonInfo({ signal }),
  request: ({ sqcx }: Pick<Seen, 'sqcx'>) => ({ sqcx: sqcx === ADOPTED ? '1' : '0' }),
  receipt: {
    next: ({ ywzt }: Pick<SubmitAnswer, 'ywzt'>) =>
      ywzt === '99'
        ? [
            '变更已即时生效，不能撤回；填写有误的，重新办理变更。',
            '变更通知已发送到消息中心和您的手机。',
            '变更记录可以在“个人账户信息”中查看；如非本人操作，请立即联系12329。',
          ]
        : ywzt === '81'
          ? ['变更没有办理，原信息不变；请按上面的下一步处理，进度可以在“我的办件”中查看。']
          : [
              '中心将在承诺办结日前完成人工审核，审核通过前原信息不变。',
              '办理进度可以在“我的办件”中查看；审核前可以撤回。',
            ],
  },
} as const;

/** A new card that the bank does not confirm is reviewed by a clerk, with its picture. */
export const cardMaterials = ({ grckzhhm, grckzhkhyhdm }: Pick<Seen, 'grckzhhm' | 'grckzhkhyhdm'>) => ({
  grckzhhm,
  grckzhkhyhdm,
});

const IDENTITY = ['xingming', 'zjlx', 'zjhm', 'grzh', 'dwmc'];
