import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import { PAYER_OPERATIONS, paymentAccountFields, signsMandate } from '@/schema/unit/gj0109-payment-account';
import { BANK_OPTIONS, banks } from '../../../data/banks';
import { unitPayerNote } from '../../../data/notes/unit-notes';
import { policyCount } from '../../../data/policy/policy';
import { type FiledRow, withUnmasked } from '../../cases/batch/filed-row';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { checkedBy } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { issueDocument } from '../../documents/document';
import { type UnitRecord, unitOf, units } from '../../kernel/people';
import { BusinessError, ownerId, REFUSED, type Transaction } from '../../kernel/transaction';
import { fromNextMonth } from '../../kernel/unit/unit-info';
import { verifyBankAccount } from '../../registers/registers';
import { unitConditions } from '../../registration/unit-changes';
import { addPayer, removalRefusal, setDefaultPayer } from '../../remittance/debit/payer-changes';
import { agreedAccount, type PayerRecord, payerAccounts, payers, payerText } from '../../remittance/debit/payers';
import { instructionOf } from '../../remittance/debit/standing-record';

const ADD = '1';
const CHANGE = '2';
const STOP = '3';
const STANDARD = '4';
const NAMES = Object.fromEntries(PAYER_OPERATIONS.map(({ value, label }) => [value, label]));
const STATES = ['01', '02', '03'];
const MISMATCH = '付款户名与单位名称不一致';
const LAST_DAY = 28;

/** Payment accounts of a unit and their debit mandates (docs/rules/gj0109-payment-account.md). */
export const unitPayerChange: BusinessRule = {
  ywlx: 'GJ0109',
  ywmc: '付款账户信息维护',
  area: 'deposit',
  kind: 'unit',
  notice: unitPayerNote,
  days: 2,
  conditions: (application) => unitConditions(application, STATES),
  needs: ({ tx }, { czlx, fkyhdm = '', fkzh = '', szrmbqb = '', fkhm = '' }) => {
    const yhzh = digits(fkzh || szrmbqb);
    if (czlx !== ADD || yhzh === '') return [];
    const known = verifyBankAccount(tx.store, { yhzh, yhdm: fkyhdm }, { hm: fkhm }) === 'own';
    return [
      { wjlxId: '0215', wjmc: '开户许可证或账户信息', sfbs: '2', mjsm: known ? checkedBy(tx, '银行账户核验') : '' },
    ];
  },
  assess,
  approve: (tx, record, approval) => {
    const unit = unitOf(tx, { kind: 'unit', dwzh: ownerId(record.owner, 'unit') });
    const fault = faultNow(tx, unit, record.values);
    if (fault) throw new BusinessError(REFUSED, `${fault}，请作不通过处理`);
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const agreed = agreedAccount(tx.store, unit.dwzh);
    const signed = payers(tx.store).get(record.values.zhbh ?? '')?.signed ?? false;
    const account = carryOut(tx, unit, record.values);
    if (signs(record.values)) issueAgreement(tx, unit, account, record);
    const yj = `${doneText(record.values.czlx, account, signed)}${agreementText(tx, unit, agreed)}`;
    return moveCase(tx, passed, { to: '99', jdmc: '付款账户维护', clr: '系统', yj });
  },
  newAccount: ({ czlx = '', fkyhdm, fkzh = '' }) =>
    czlx === ADD ? `申请${NAMES[czlx]}付款账户${textOf({ yhmc: bankName(fkyhdm), fkzh })}` : undefined,
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj}。如非本单位操作请立即联系12329。`,
        }
      : undefined,
};

const digits = (text: string) => plainIdentifier(text);
const bankName = (code = '') => banks.find(({ yhdm }) => yhdm === code)?.yhmc ?? '';
const textOf = ({ yhmc, fkzh }: Pick<PayerRecord, 'yhmc' | 'fkzh'>) => `${yhmc}（${maskBankCard(fkzh)}）`;
const signs = ({ czlx = '', sfwtkk = '' }: Readonly<Record<string, string>>) => signsMandate({ czlx, sfwtkk });

function mandateText({ signed, kkr, limitFen }: PayerRecord): string {
  if (!signed) return '未签约委托扣款';
  const most = limitFen === undefined ? '单笔不设上限' : `单笔上限${moneyText(limitFen)}`;
  return `已签约委托扣款，约定扣款日每月${kkr}日，${most}`;
}

/** Result text with the state of the mandate; its end is always mentioned. */
function doneText(czlx = '', account: PayerRecord, signed: boolean): string {
  const name = textOf(account);
  if (czlx === STANDARD) return `已将${name}设为默认付款账户`;
  const ended = signed && !account.signed ? '，委托扣款已终止' : '';
  const mandate = czlx === STOP ? '' : `，${mandateText(account)}`;
  return `已${NAMES[czlx]}付款账户${name}${ended || mandate}`;
}

/** Text of the account now debited by the counter agreement, if it has changed. */
function agreementText({ store }: Transaction, { dwzh }: UnitRecord, before: string): string {
  const now = agreedAccount(store, dwzh);
  if (now === before || instructionOf(store, dwzh)) return '';
  return now === '' ? '，代缴协议暂停代缴，请自行办理汇缴' : `，代缴协议改从${payerText(store, now)}扣款`;
}

/** Returns what has changed during the review and blocks the approval. */
function faultNow(
  { store }: Transaction,
  { dwzh }: UnitRecord,
  { czlx, zhbh = '', fkzh = '' }: Readonly<Record<string, string>>,
) {
  if (czlx === ADD) return payerAccounts(store, dwzh).some((one) => isSame(one, fkzh)) ? '该账户已添加' : undefined;
  const account = payers(store).get(zhbh);
  return account && czlx === STOP ? removalRefusal(store, account) : undefined;
}

/** Matches an active record; a stopped account can be added again as a new one. */
const isSame = (one: PayerRecord, fkzh: string) => one.fkzh === fkzh && one.state !== 'stopped';

function carryOut(tx: Transaction, unit: UnitRecord, values: Readonly<Record<string, string>>): PayerRecord {
  const { store } = tx;
  const { czlx, zhbh = '', khhmc = '', khhlhh = '', sfwtkk, kkr = '' } = values;
  const signed = sfwtkk === '1';
  const limitFen = signed ? boundOf(values) : undefined;
  const mandate = { khhmc, khhlhh, signed, kkr: signed ? Number(kkr) : 0, limitFen };
  let account: PayerRecord;
  if (czlx === ADD) {
    const { fkyhdm = '', fkhm = '', fkzh = '', zhlx } = values;
    const hjfs = zhlx === '04' ? ('04' as const) : ('02' as const);
    const given = { fkyhdm, fkhm, fkzh, hjfs, ...mandate };
    const former = payerAccounts(store, unit.dwzh).find((one) => one.fkzh === fkzh);
    account = former ? { ...former, ...given, state: 'used' } : addPayer(store, unit.dwzh, given);
  } else {
    const found = payers(store).get(zhbh);
    if (!found) throw new Error(`No account ${zhbh}`);
    // Empty fields keep the stored values.
    const stored = { khhmc: khhmc || found.khhmc, khhlhh: khhlhh || found.khhlhh, fkhm: values.fkhm || found.fkhm };
    if (czlx === CHANGE) account = { ...found, ...mandate, ...stored, state: 'used' };
    else if (czlx === STANDARD) account = { ...found, standard: true };
    // The mandate ends with the account, as it stipulates.
    else account = { ...found, state: 'stopped', standard: false, signed: false, kkr: 0, limitFen: undefined };
  }
  payers(store).put(account.zhbh, account);
  if (czlx === STANDARD) setDefaultPayer(store, unit.dwzh, zhbh);
  // The agreement debits on the default account's day; the present month keeps its day.
  const day = account.standard && account.signed && account.hjfs === '02' ? account.kkr : 0;
  if (day !== 0 && day !== unit.payday) {
    units(store).put(unit.dwzh, fromNextMonth(tx, unit, { dwfxr: unit.dwfxr, payday: day }));
  }
  return account;
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const reader = new FieldReader(raw);
  const unit = unitOf(tx, actor);
  const own = payerAccounts(tx.store, unit.dwzh).filter(({ state }) => state !== 'stopped');
  const options = { zhbh: own.map((one) => ({ value: one.zhbh, label: textOf(one) })), fkyhdm: BANK_OPTIONS };
  const rows = readFields(reader, paymentAccountFields, { today: tx.today(), options });
  const { values } = reader;
  const account = own.find(({ zhbh }) => zhbh === values.zhbh);
  const manual = values.czlx === ADD ? checkNew(tx, unit, reader) : [];
  if (account) checkKnown(tx, unit, reader, account);
  const last = unit.dwfxr + policyCount('p.hjqx');
  if (last <= LAST_DAY && Number(reader.valid('kkr')) > last) {
    reader.fail('kkr', `约定扣款日不能晚于最迟缴款日（每月${last}日）`);
  }
  const bound = opened(values, account);
  const whole = (row: FiledRow) =>
    row.key === 'zhbh' && account
      ? withUnmasked(row, `${account.yhmc}（${account.fkzh}）`)
      : row.key === 'fkzh' || row.key === 'szrmbqb'
        ? withUnmasked(row, values[row.key] ?? '')
        : row;
  const sqnr = rows.map(whole);
  return { ...reader.assessed(), ...(bound !== undefined && { bound }), manual, sqnr };
}

/** Returns the new debit limit where it is raised, null for no limit; undefined where it is not raised. */
function opened(values: Readonly<Record<string, string>>, account: PayerRecord | undefined): Fen | null | undefined {
  if (!signs(values)) return undefined;
  const now = boundOf(values) ?? null;
  const was = account?.signed ? (account.limitFen ?? null) : 0n;
  const more = was !== null && (now === null || now > was);
  return more ? now : undefined;
}

const boundOf = ({ kksx = '' }: Readonly<Record<string, string>>) => (kksx === '' ? undefined : parseYuan(kksx));

/** @returns review reasons: the bank does not know the account, or a third party pays for the unit */
function checkNew(tx: Transaction, unit: UnitRecord, reader: FieldReader): string[] {
  const { zhlx, fkyhdm = '', fkhm = '', hmyy } = reader.values;
  const name = zhlx === '04' ? 'szrmbqb' : 'fkzh';
  const fkzh = reader.values[name] ?? '';
  reader.values.fkzh = fkzh;
  if (payerAccounts(tx.store, unit.dwzh).some((one) => isSame(one, fkzh))) reader.fail(name, '该账户已添加');
  const others = fkhm !== '' && fkhm !== unit.dwmc;
  if (others && !hmyy) reader.fail('hmyy', `请输入${paymentAccountFields.hmyy.label}`);
  const known = verifyBankAccount(tx.store, { yhzh: fkzh, yhdm: fkyhdm }, { hm: fkhm });
  if (known === 'foreign') reader.fail(name, '银行核验的户名与填写的付款户名不一致，请核对');
  return [
    ...(known === 'unknown' ? ['银行未能核验该账户，由中心小额打款核验'] : []),
    ...(others ? [`${MISMATCH}，需人工审核`] : []),
  ];
}

function checkKnown(tx: Transaction, unit: UnitRecord, reader: FieldReader, account: PayerRecord): void {
  const { czlx } = reader.values;
  if (czlx === STOP) {
    const why = removalRefusal(tx.store, account);
    if (why) reader.fail('zhbh', why);
  } else if (czlx === STANDARD) {
    if (account.standard) reader.fail('zhbh', '该账户已是默认账户');
    else if (account.state === 'unchecked') reader.fail('zhbh', '该账户的户名待核验，请先修改该账户');
    else if (!account.signed || account.hjfs !== '02') reader.fail('zhbh', '默认账户须为已签约委托扣款的银行账户');
  } else if (account.state === 'unchecked') {
    const { fkzh: yhzh, fkyhdm: yhdm } = account;
    const known = verifyBankAccount(tx.store, { yhzh, yhdm }, { hm: unit.dwmc });
    if (known === 'own') reader.values.fkhm = unit.dwmc;
    else reader.fail('zhbh', `${MISMATCH}，请先到开户银行变更账户名称`);
  }
}

function issueAgreement(
  tx: Transaction,
  { dwmc, dwzh }: UnitRecord,
  account: PayerRecord,
  { ywlsh, owner, jbr }: CaseRecord,
): void {
  const { yhmc, fkhm, fkzh, kkr, limitFen } = account;
  issueDocument(tx, {
    owner,
    kind: '44',
    ywlsh,
    once: `wtkk:${ywlsh}`,
    content: {
      title: '单位委托扣款协议',
      subtitle: `业务流水号：${ywlsh}`,
      facts: [
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '开户银行', value: yhmc },
        { label: '付款户名', value: fkhm },
        { label: '付款账号', value: maskBankCard(fkzh) },
        { label: '约定扣款日', value: `每月${kkr}日` },
        { label: '单笔扣款上限', value: limitFen === undefined ? '不设上限' : moneyText(limitFen) },
        { label: '经办人', value: jbr?.jbrxm ?? '' },
      ],
      paragraphs: [
        '单位委托中心按汇缴清册从上述账户扣划住房公积金，扣款前备足款项；停用该账户或重新签约时本协议终止。',
      ],
      seal: true,
    },
  });
}
