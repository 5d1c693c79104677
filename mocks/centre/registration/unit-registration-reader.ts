// Fields of a unit's registration (docs/rules/gj0101-unit-registration.md).
import { isPlainMonth, monthOf, shiftMonth } from '@/domain/dates';
import { isEmail } from '@/domain/identity/email';
import { isCertificateNumber, isIdNumber } from '@/domain/identity/id-number';
import { isMobile, isTelephone } from '@/domain/identity/phone';
import { isMasked } from '@/domain/text/mask';
import { isPersonName, LONGEST_NAME } from '@/domain/text/person-name';
import { banks } from '../../data/banks';
import { policy } from '../../data/policy/policy';
import type { ApplicantRecord } from '../access/applicants';
import { readAddress } from '../cases/address-reader';
import { FieldReader } from '../cases/field-reader';
import type { RawValues } from '../cases/rule';
import type { Transaction } from '../kernel/transaction';
import { type Enterprise, enterprises } from '../registers/market-register';
import { verifyBankAccount } from '../registers/registers';

const CARD = /^\d{8,60}$/;
/** Kinds of units with an approving authority. */
const APPROVED = ['1', '2', '4'];
/** Payment by debit of the unit's account. */
const BY_DEBIT = '02';
const BANKS = banks.map(({ yhdm }) => yhdm);

/** Values locked by the register: the name if found, everything if the unit was founded through 一件事. */
export function registerValues(enterprise: Enterprise | undefined): Record<string, unknown> {
  if (!enterprise) return {};
  const { dwmc, dwfrdbxm, dwslrq, dwjjlx, dwsshy, dwxzqy, dwdz, kbyjs } = enterprise;
  return kbyjs ? { dwmc, dwfrdbxm, dwslrq, dwjjlx, dwsshy, dwdz: [...dwxzqy, dwdz] } : { dwmc };
}

/** Reads an application; values locked by the register override those sent. */
export function readRegistration(tx: Transaction, applicant: ApplicantRecord, sent: RawValues): FieldReader {
  const raw = { ...sent, ...registerValues(enterprises(tx.store).get(applicant.tyshxydm)) };
  const reader = new FieldReader(raw);
  readUnit(tx, reader, raw);
  readPeople(reader, 'dwfrdb', '法定代表人');
  const phone = reader.text('dwfrdbsjhm', { label: '法定代表人手机号码', most: 11 });
  if (phone !== '' && !isMobile(phone)) reader.fail('dwfrdbsjhm', '请输入正确格式的手机号');
  readPeople(reader, 'jbr', '经办人');
  readDeposit(tx, reader);
  reader.text('beizhu', { label: '备注', required: false, most: 200 });
  reader.tick('cns', '请阅读并同意承诺书');
  for (const [name, value] of Object.entries(reader.values)) {
    // Overwrites the format error: the cause is the mask. In the remark a star is allowed.
    if (name !== 'beizhu' && isMasked(value)) reader.errors[name] = '请输入完整的信息';
  }
  const { tyshxydm, sjhm } = applicant;
  // Not from the form: the credit code identifies the application, and the phone is the proved one.
  Object.assign(reader.values, { tyshxydm, zzjgdm: tyshxydm.slice(8, 17), jbrsjhm: sjhm });
  return reader;
}

function readUnit(tx: Transaction, reader: FieldReader, raw: RawValues): void {
  reader.text('dwmc', { label: '单位名称', most: 60 });
  const dwxz = reader.code('dwxz', { label: '单位性质', from: 'dwxz' });
  reader.code('dwjjlx', { label: '经济类型', from: 'dwjjlx' });
  reader.code('dwsshy', { label: '所属行业', from: 'dwsshy' });
  reader.code('dwlsgx', { label: '隶属关系', from: 'dwlsgx' });
  const dwslrq = reader.date('dwslrq', { label: '设立日期' });
  if (dwslrq > tx.today()) reader.fail('dwslrq', '设立日期不能晚于今天');
  // Region and detail arrive as one list and are stored separately, the region by its parts.
  const address = readAddress(reader, raw, 'dwdz', { label: '单位地址', required: true });
  Object.assign(reader.values, { dwxzqy: JSON.stringify(address.slice(0, -1)), dwdz: address.at(-1) ?? '' });
  const code = reader.text('dwyb', { label: '邮政编码', required: false, most: 6 });
  if (code !== '' && !/^\d{6}$/.test(code)) reader.fail('dwyb', '邮政编码应为6位数字');
  const phone = reader.text('dwlxdh', { label: '联系电话', most: 20 });
  if (phone !== '' && !isTelephone(phone)) reader.fail('dwlxdh', '请输入正确格式的联系电话，如010-62345678');
  const email = reader.text('dwdzxx', { label: '电子邮箱', required: false, most: 254 });
  if (email !== '' && !isEmail(email)) reader.fail('dwdzxx', '请输入正确格式的邮箱');
  if (APPROVED.includes(dwxz)) reader.text('pzjgmc', { label: '主管/批准机关', most: 60 });
}

/** Reads a person's name, certificate type and number; `who` is the prefix of the three fields. */
function readPeople(reader: FieldReader, who: 'dwfrdb' | 'jbr', label: string): void {
  const name = reader.text(`${who}xm`, { label: `${label}姓名`, most: LONGEST_NAME });
  if (name !== '' && !isPersonName(name)) reader.fail(`${who}xm`, `请输入正确的${label}姓名`);
  const type = reader.code(`${who}zjlx`, { label: `${label}证件类型`, from: 'zjlx' });
  const number = reader.text(`${who}zjhm`, { label: `${label}证件号码`, most: 60 }).toUpperCase();
  reader.values[`${who}zjhm`] = number;
  const fits = type === '01' ? isIdNumber(number) : isCertificateNumber(number);
  if (number !== '' && !fits) reader.fail(`${who}zjhm`, '请输入正确格式的证件号');
}

function readDeposit(tx: Transaction, reader: FieldReader): void {
  reader.int('dwfxr', { label: '发薪日', least: 1, most: 31 });
  reader.int('zgrs', { label: '职工人数', least: 1, most: 999_999 });
  readRatio(reader, 'dwjcbl', '单位缴存比例');
  readRatio(reader, 'grjcbl', '个人缴存比例');
  const first = reader.month('dwschjny', { label: '首次汇缴年月' });
  const { dwslrq = '' } = reader.values;
  if (first !== '' && dwslrq !== '' && first < dwslrq.slice(0, 7)) {
    reader.fail('dwschjny', '首次汇缴年月不能早于单位设立年月');
  }
  if (isPlainMonth(first) && first > shiftMonth(monthOf(tx.today()), 3)) {
    reader.fail('dwschjny', '首次汇缴年月不能晚于3个月后');
  }
  const way = reader.code('hjfs', { label: '汇缴方式', from: 'hjfs' });
  if (way === BY_DEBIT) readPayer(tx, reader);
  reader.code('styhdm', { label: '归集受托银行', from: BANKS });
  reader.code('ywwd', { label: '归属网点', from: 'WDXX' });
}

function readRatio(reader: FieldReader, name: string, label: string): void {
  const [least, most, step] = (['p.jcblXx', 'p.jcblSx', 'p.jcblBc'] as const).map((key) => Number(policy(key).value));
  const text = reader.text(name, { label, most: 6 });
  if (text === '' || least === undefined || most === undefined || step === undefined) return;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) reader.fail(name, `缴存比例应在${least}%至${most}%之间`);
  else if ((value - least) % step !== 0) reader.fail(name, `缴存比例应为${step}%的整数倍`);
  else reader.values[name] = String(value);
}

/** Reads the payment account; its holder is the unit itself. */
function readPayer({ store }: Transaction, reader: FieldReader): void {
  const fkyhdm = reader.code('fkyhdm', { label: '付款银行', from: BANKS });
  const fkzh = reader.text('fkzh', { label: '付款账号', most: 60 });
  reader.values.fkhm = reader.values.dwmc ?? '';
  if (fkzh !== '' && !CARD.test(fkzh)) reader.fail('fkzh', '付款账号不正确，请核对');
  else if (verifyBankAccount(store, { yhzh: fkzh, yhdm: fkyhdm }, { hm: reader.values.fkhm }) === 'foreign') {
    reader.fail('fkzh', '银行核验的户名与单位名称不一致，请使用本单位账户');
  }
}
