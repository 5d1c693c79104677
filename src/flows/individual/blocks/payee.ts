import { sendPayeeCode } from '@/api/withdrawal-records';
import { isMasked } from '@/domain/mask';
import { plainIdentifier } from '@/domain/plain-text';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { CardNumber, Choice, FieldOf, Plain, SmsCode } from '@/form/field-kinds';
import { must } from '@/form/rules';

/** Block B4: where the money goes. */
export interface PayeeValues {
  /** Branch that takes the application in. */
  ywwd: Choice;
  /** 1 the bound card, 2 another one. */
  skzhly: Choice;
  skyhdm: Choice;
  skyhzh: CardNumber;
  dxyzm: SmsCode;
}

const isOtherCard = ({ skzhly }: { skzhly: string }) => skzhly === '2';

/** Proved by a code once: the card that came back with the application was proved when it was handed in. */
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
    // The bound card is chosen by its mark; a masked number must never be sent as if it were one.
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

/** Whose account, which card, and the branch. */
export const payeeSection: Section<PayeeValues, PersonFacts> = {
  key: 'payee',
  title: '收款账户',
  figures: ({ account }) => [{ label: '收款户名', value: account.xingming }],
  fields: [...payeeFields, { kind: 'select', name: 'ywwd', label: '受理网点', dictionary: 'WDXX' }],
};

/** The same where the money may go to somebody else instead: no card is asked for then. `elsewhere` says to whom. */
export function payeeSectionWhere<Values extends PayeeValues>(
  own: (values: Plain<Values>) => boolean,
  elsewhere: string,
): Section<Values, PersonFacts> {
  const fields = payeeFields.map((field) => ({
    ...field,
    visible: (values: Plain<Values>, facts: PersonFacts) => own(values) && (field.visible?.(values, facts) ?? true),
  }));
  const branch = payeeSection.fields.filter(({ name }) => name === 'ywwd');
  // Their names are among those of the form.
  return {
    ...payeeSection,
    fields: [...fields, ...branch] as unknown as Section<Values, PersonFacts>['fields'],
    derived: (values) => (own(values) ? [] : [{ label: '款项去向', value: elsewhere }]),
  };
}

/** The bound card where there is one, and the person's own branch. */
export function payeePrefill({ account, branch }: Pick<PersonFacts, 'account' | 'branch'>) {
  return { skzhly: account.bdk ? '1' : '2', ywwd: branch };
}

export const payeeInitial: Plain<PayeeValues> = { skzhly: '2', skyhdm: '', skyhzh: '', dxyzm: '', ywwd: '' };
