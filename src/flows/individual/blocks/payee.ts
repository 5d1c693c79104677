import { sendPayeeCode } from '@/api/person/withdrawal-records';
import { isMasked } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import type { CardNumber, Code, Plain, SmsCode } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

/** Block B4: payee. */
export interface PayeeValues {
  /** Branch that accepts the application. */
  ywwd: Code;
  /** 1 the bound card, 2 another card. */
  skzhly: Code;
  skyhdm: Code;
  skyhzh: CardNumber;
  dxyzm: SmsCode;
}

const isOtherCard = ({ skzhly }: { skzhly: string }) => skzhly === '2';

/** A new card is proved by a code once: in a correction, the submitted card is already proved. */
const isNewCard = (values: Plain<PayeeValues>, { sent }: PersonFacts) =>
  isOtherCard(values) && plainIdentifier(values.skyhzh) !== sent?.skyhzh;

const payeeFields: readonly FieldOf<PayeeValues, PersonFacts>[] = [
  {
    kind: 'radio',
    name: 'skzhly',
    label: '收款银行卡',
    options: ({ account }) => [
      ...(account.bdk ? [{ value: '1', label: `已绑定的${account.bdk.yhmc}卡 ${account.bdk.yhzh}` }] : []),
      { value: '2', label: '其他银行卡' },
    ],
  },
  {
    kind: 'select',
    name: 'skyhdm',
    label: '收款银行',
    hint: '须为本人的Ⅰ类账户',
    visible: isOtherCard,
    options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
  },
  {
    kind: 'bankCard',
    name: 'skyhzh',
    label: '收款账号',
    visible: isOtherCard,
    // The bound card is chosen by its code; a masked number must never be submitted as a number.
    rules: [must<PayeeValues>((card) => !isMasked(card))('请输入完整的收款账号')],
  },
  {
    kind: 'smsCode',
    name: 'dxyzm',
    label: '短信验证码',
    hint: '新的收款账号须验证，验证码发送至本人登记的手机号码',
    visible: isNewCard,
    send: ({ skyhzh }) => sendPayeeCode(skyhzh),
    to: (_, { account }) => account.sjhm,
  },
];

/** Account holder, card and branch. */
export const payeeSection: Section<PayeeValues, PersonFacts> = {
  key: 'payee',
  title: '收款账户',
  figures: ({ account }) => [{ label: '收款户名', value: account.xingming }],
  fields: [...payeeFields, { kind: 'select', name: 'ywwd', label: '受理网点', dictionary: 'WDXX' }],
};

/** Payee section for a business that may pay a third party, in which case no card is required. `elsewhere` names that party. */
export function payeeSectionFor<Values extends PayeeValues>(
  own: (values: Plain<Values>) => boolean,
  elsewhere: string,
): Section<Values, PersonFacts> {
  const fields = payeeFields.map((field) => ({
    ...field,
    visible: (values: Plain<Values>, facts: PersonFacts) => own(values) && (field.visible?.(values, facts) ?? true),
  }));
  const branch = payeeSection.fields.filter(({ name }) => name === 'ywwd');
  // These names are a subset of the form's.
  return {
    ...payeeSection,
    fields: [...fields, ...branch] as unknown as Section<Values, PersonFacts>['fields'],
    derived: (values) => (own(values) ? [] : [{ label: '款项去向', value: elsewhere }]),
  };
}

/** Bank and last digits of the chosen card, e.g. 中国工商银行尾号8221. */
export function payeeText({ skzhly, skyhdm, skyhzh }: Plain<PayeeValues>, { account, banks }: PersonFacts): string {
  const [bank, card] = isOtherCard({ skzhly })
    ? [banks.find(({ yhdm }) => yhdm === skyhdm)?.yhmc, skyhzh]
    : [account.bdk?.yhmc, account.bdk?.yhzh];
  return `${bank ?? ''}尾号${plainIdentifier(card ?? '').slice(-4)}`;
}

/** The bound card if there is one, and the person's own branch. */
export function payeePrefill({ account, branch }: Pick<PersonFacts, 'account' | 'branch'>) {
  return { skzhly: account.bdk ? '1' : '2', ywwd: branch };
}

export const payeeInitial: Plain<PayeeValues> = { skzhly: '2', skyhdm: '', skyhzh: '', dxyzm: '', ywwd: '' };
