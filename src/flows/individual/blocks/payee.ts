import { sendPayeeCode } from '@/api/person/payee-account';
import { plainIdentifier } from '@/domain/text/plain-text';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { isOtherCard, payee } from '@/schema/individual/payee';

export type PayeeValues = ValuesOf<typeof payee>;

/** A new card is proved by a code once: in a correction, the submitted card is already proved. */
const isNewCard = ({ skzhly, skyhzh }: Plain<PayeeValues>, { sent }: PersonFacts) =>
  isOtherCard({ skzhly }) && plainIdentifier(skyhzh) !== sent?.skyhzh;

const payeeFields = schemaFields(payee, [
  {
    name: 'skzhly',
    short: true,
    preset: true,
    options: ({ account }: PersonFacts) => [
      ...(account.bdk ? [{ value: '1', label: `已绑定的${account.bdk.yhmc}卡 ${account.bdk.yhzh}` }] : []),
      { value: '2', label: '其他银行卡' },
    ],
  },
  {
    name: 'skyhdm',
    hint: '须为本人的Ⅰ类账户',
    options: ({ banks }: PersonFacts) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
  },
  'skyhzh',
  {
    name: 'dxyzm',
    hint: '新的收款账号须验证，验证码发送至本人登记的手机号码',
    visible: isNewCard,
    send: ({ skyhzh }) => sendPayeeCode(skyhzh),
    to: (_, { account }) => account.sjhm,
  },
]);

const holder = ({ xingming }: PersonFacts['account']) => ({ label: '收款户名', value: xingming });

/** Account holder, card and branch. */
export const payeeSection: Section<PayeeValues, PersonFacts> = {
  key: 'payee',
  title: '收款账户',
  figures: ({ account }) => [holder(account)],
  fields: [...payeeFields, ...schemaFields(payee, [{ name: 'ywwd', short: true, preset: true }])],
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
  const { figures: _, ...section } = payeeSection;
  // These names are a subset of the form's.
  return {
    ...section,
    fields: [...fields, ...branch] as unknown as Section<Values, PersonFacts>['fields'],
    derived: (values, { account }) => [own(values) ? holder(account) : { label: '款项去向', value: elsewhere }],
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
