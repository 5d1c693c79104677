import type { LoanContract } from '@/api/loan/loan-application';
import { fundTime, monthOf } from '@/domain/dates';
import { type Fen, formatMoney, moneyText, rateText, toYuan } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import { policy, policyCount, policyFen } from '../../../data/policy/policy';
import { CENTRE_NAME } from '../../../data/system-config';
import { passGate } from '../../access/gate';
import { addStep, type CaseRecord, cases, casesOf, FINAL } from '../../cases/case-states';
import { notifyDecision } from '../../cases/decision-messages';
import { labelOf } from '../../cases/field-reader';
import { pendingPartiesText } from '../../cases/pending-parties';
import { storedRows } from '../../cases/read-fields';
import { isFullySigned, requireSignature } from '../../cases/signatures/signatures';
import { signatureTable } from '../../cases/signatures/signed-document';
import { addTable, issueDocument } from '../../documents/document';
import type { DocumentContent } from '../../documents/document-content';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerId, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { costOf } from '../applying/figures';
import { suspension } from '../buildings';
import { debtorsIn } from '../loan-parties';
import { offsetTerms } from '../offset/offset-agreement';
import { depositsToAgree } from './agreed-deposits';
import { CONTRACT_TITLE, contractDocuments, isMortgaged, offsetParticipants, withOffset } from './contract-document';
import { changeFile, type LoanFile, loanFileOf } from './loan-file';

/** Assigns the contract number and issues the document. */
export function issueContract(tx: Transaction, record: CaseRecord): LoanFile {
  const jkhtbh = nextContractNumber(tx.store, tx.today().slice(0, 4));
  const deposits = depositsToAgree(tx, record);
  const content = contractContent(tx, record, jkhtbh, deposits);
  const { owner, ywlsh } = record;
  const { zmbh } = issueDocument(tx, { owner, kind: '34', content, ywlsh, once: `jkht:${ywlsh}` });
  return changeFile(tx.store, ywlsh, { jkhtbh, zmbh, deposits });
}

/** Returns own contracts, unsigned ones first. */
export function listContracts(tx: Transaction, actor: Actor): LoanContract[] {
  const own = casesOf(tx.store, ownerOf(actor)).flatMap((record) => {
    const file = loanFileOf(tx.store, record.ywlsh);
    return file && file.jkhtbh !== '' ? [contractView(tx.store, record, file)] : [];
  });
  return own.sort((a, b) => (a.zt + b.kqsj < b.zt + a.kqsj ? -1 : 1));
}

/**
 * Records the borrower's signature from the phone; once all have signed, requests the mortgage registration. Idempotent.
 * @throws BusinessError without a signature, or for another person's contract
 */
export function submitSignedContract(
  tx: Transaction,
  actor: Actor,
  input: { ywlsh: string; qmbh: string },
): LoanContract {
  const { record, file } = ownContract(tx, actor, input.ywlsh);
  if (file.signedAt !== '') return contractView(tx.store, record, file);
  if (record.ywzt !== '03') throw new BusinessError(REFUSED, '该借款合同现在不能签署');
  passGate(tx, actor);
  refuseSuspendedProject(tx, record);
  // Requires a signature under the contract; the one under the application does not count.
  requireSignature(tx, actor, { ...input, documents: contractDocuments(record.values) });
  changeFile(tx.store, record.ywlsh, { signedAt: fundTime(tx.now()) });
  const yj = `借款人已签署借款合同${file.jkhtbh}`;
  addStep(tx, record, { jdmc: '签署借款合同', clr: '网上办事大厅', yj });
  const signed = beginRegistration(tx, record.ywlsh);
  notifyDecision(tx, signed);
  return contractView(tx.store, signed, loanFileOf(tx.store, record.ywlsh) ?? file);
}

/** All invited parties have signed the contract. */
export function contractCosigned(tx: Transaction, record: CaseRecord): CaseRecord {
  addStep(tx, record, { jdmc: '共同签署借款合同', clr: '手机客户端', yj: '受邀人已全部签署借款合同' });
  return beginRegistration(tx, record.ywlsh);
}

/** Requests the mortgage registration once all contract signatures are in; the signing deadline ends. */
export function beginRegistration(tx: Transaction, ywlsh: string): CaseRecord {
  const record = cases(tx.store).get(ywlsh);
  const file = loanFileOf(tx.store, ywlsh);
  if (!record || !file) throw new Error(`No loan contract ${ywlsh}`);
  const complete = file.signedAt !== '' && isFullySigned(tx, ywlsh);
  if (!complete || file.registerOn !== '' || suspension(tx.store, record.values.lpbh ?? '')) return record;
  addTable(tx, file.zmbh, signatureTable(tx, ywlsh, CONTRACT_TITLE));
  const registerOn = addWorkingDays(tx.today(), policyCount('p.dkDyts'));
  changeFile(tx.store, ywlsh, { registerOn });
  const guarantee = isMortgaged(record.values) ? '抵押登记' : '担保手续';
  const { deadline: _, ...signed } = record;
  const yj = `借款合同${file.jkhtbh}已由全部签署人签署；正在办理${guarantee}，预计${registerOn}完成，无需您到场`;
  return addStep(tx, signed, { jdmc: '借款合同生效', yj, key: 'contracted' });
}

/** Checks, before the phone code is shown, that the contract can be signed now. @throws BusinessError */
export function checkContract(tx: Transaction, actor: Actor, input: { ywlsh: string }): LoanContract {
  const { record, file } = ownContract(tx, actor, input.ywlsh);
  if (file.signedAt === '') {
    if (record.ywzt !== '03') throw new BusinessError(REFUSED, '该借款合同现在不能签署');
    passGate(tx, actor);
    refuseSuspendedProject(tx, record);
  }
  return contractView(tx.store, record, file);
}

function refuseSuspendedProject({ store }: Transaction, { values }: CaseRecord): void {
  const why = suspension(store, values.lpbh ?? '');
  if (why) throw new BusinessError(REFUSED, `${why}，恢复准入后再签署`);
}

/** @throws BusinessError with the text for a contract that does not exist */
function ownContract(tx: Transaction, actor: Actor, ywlsh: string): { record: CaseRecord; file: LoanFile } {
  const record = cases(tx.store).get(ywlsh);
  const file = loanFileOf(tx.store, ywlsh);
  if (record?.owner !== ownerOf(actor) || !file || file.jkhtbh === '') {
    throw new BusinessError(REFUSED, '未找到待签署的借款合同，请从列表中重新打开');
  }
  return { record, file };
}

function contractView(store: Store, record: CaseRecord, file: LoanFile): LoanContract {
  const { values } = record;
  const { schedule } = costOf(values);
  const first = schedule[0];
  const ready = record.lc.find((step) => step.key === 'contract');
  return {
    ywlsh: record.ywlsh,
    jkhtbh: file.jkhtbh,
    title: CONTRACT_TITLE,
    sqdkje: toYuan(record.je),
    sqdkqx: values.sqdkqx ?? '',
    zxll: values.zxll ?? '',
    yhke: toYuan((first?.principal ?? 0n) + (first?.interest ?? 0n)),
    zmbh: file.zmbh,
    kqsj: ready?.clsj ?? '',
    zt: FINAL.includes(record.ywzt) && file.registerOn === '' ? '2' : file.signedAt === '' ? '0' : '1',
    qsqx: record.ywzt === '03' ? (record.deadline ?? '') : '',
    ddqs: record.ywzt === '03' ? pendingPartiesText(store, record.ywlsh) : '',
    qssj: file.signedAt,
  };
}

function contractContent(
  tx: Transaction,
  { values, je, owner, ywlsh }: CaseRecord,
  jkhtbh: string,
  deposits: Readonly<Record<string, Fen>>,
): DocumentContent {
  const person = persons(tx.store).get(ownerId(owner, 'person'));
  const { schedule, cost } = costOf(values);
  const first = schedule[0];
  return {
    title: CONTRACT_TITLE,
    subtitle: `合同编号：${jkhtbh}`,
    facts: [
      { label: '贷款人', value: CENTRE_NAME },
      { label: '借款人', value: person?.xingming ?? '' },
      { label: '证件号码', value: person?.zjhm ?? '' },
      ...storedRows(values.gtjkr).map(({ gtjkrxm = '', gtcdgx = '', gtjkrzjhm = '' }) => ({
        label: '共同借款人',
        value: `${gtjkrxm}（${labelOf('yjkrgx', gtcdgx)}，${gtjkrzjhm}）`,
      })),
      ...storedRows(values.bzr).map(({ bzrxm = '', bzrzjhm = '' }) => ({
        label: '保证人',
        value: `${bzrxm}（${bzrzjhm}）`,
      })),
      { label: '业务流水号', value: ywlsh },
      { label: '贷款金额', value: `${formatMoney(je)}（${capitalAmount(je)}）` },
      { label: '贷款期限', value: `${values.sqdkqx}个月` },
      { label: '年利率', value: rateText(values.zxll ?? '') },
      { label: '还款方式', value: labelOf('hkfs', values.dkhkfs ?? '') },
      { label: '约定还款日', value: `每月${values.ydhkr}日` },
      { label: '首期还款额', value: formatMoney((first?.principal ?? 0n) + (first?.interest ?? 0n)) },
      { label: '还款账号', value: values.hkzh ?? '' },
      { label: '担保方式', value: labelOf('dkdblx', values.dkdblx ?? '') },
      { label: '房屋坐落', value: values.fwzl ?? '' },
      { label: '收款人', value: values.sfrmc || person?.xingming || '' },
    ],
    tables: [
      {
        caption: '综合融资成本明示表',
        head: ['项目', '金额', '说明'],
        align: ['left', 'right', 'left'],
        rows: [
          ['贷款利息合计', formatMoney(cost.interest), `年利率${rateText(values.zxll ?? '')}，共${values.sqdkqx}期`],
          ...cost.fees.map(({ name, fen, note }) => [name, formatMoney(fen), note]),
          ['利息与费用合计', formatMoney(cost.total), `综合融资成本（年化）${cost.annual}%`],
        ],
      },
    ],
    paragraphs: [
      `一、借款人应按本合同约定的还款日足额归还贷款本息；逾期的，按合同利率的${policy('p.fxbl').value}倍计收罚息。`,
      `二、贷款用于${labelOf('dkyt', values.dkyt ?? '')}，由贷款人直接划付至收款人账户，不得挪作他用。`,
      '三、以虚假材料骗取贷款的，贷款人有权提前收回贷款，五年内不予提取和贷款。',
      `四、贷款总额${moneyText(je)}自发放之日起计息，还款计划以贷款人出具的为准。`,
      ...Object.entries(deposits).map(
        ([grzh, fen]) =>
          `灵活就业缴存的${persons(tx.store).get(grzh)?.xingming ?? ''}在贷款还清之前，每月缴存额不低于${moneyText(fen)}。`,
      ),
      ...(withOffset(values)
        ? [
            `各参与人授权贷款人自首期还款起按冲还贷协议从其住房公积金账户扣划款项偿还贷款，扣款顺序：${offsetParticipants(
              tx.store,
              { owner, values },
            )
              .map(({ xingming }, i) => `${i + 1}. ${xingming}`)
              .join('；')}。`,
          ]
        : []),
      `五、本合同经${['借款人', ...(debtorsIn(tx.store, values).length > 0 ? ['共同借款人、保证人'] : [])].join('和')}全部电子签名、贷款人加盖电子印章后生效。`,
      ...(withOffset(values) ? offsetAnnexes(values) : []),
    ],
    seal: true,
  };
}

/** What is signed along with the contract, word for word: its own papers are issued at the payout. */
function offsetAnnexes({ chfs = '01' }: CaseRecord['values']): string[] {
  const { agreement, authority } = offsetTerms(chfs === '02');
  const how = `${labelOf('chfs', chfs)}，账户保留余额${moneyText(policyFen('p.zhBlje'))}`;
  return [`附件一　冲还贷协议（${how}）：${agreement.join('')}`, `附件二　还款扣划授权书：${authority.join('')}`];
}

function nextContractNumber(store: Store, year: string): string {
  const counters = store.table<{ day: string; last: number }>('counters');
  const last = (counters.get(`jkht-${year}`)?.last ?? 0) + 1;
  counters.put(`jkht-${year}`, { day: year, last });
  return `GJDK${year}${String(last).padStart(8, '0')}`;
}

/** Loan number of 14 digits: month of disbursement and a sequence. */
export function nextLoanNumber(store: Store, day: string): string {
  const month = monthOf(day).replace('-', '');
  const counters = store.table<{ day: string; last: number }>('counters');
  const last = (counters.get(`dkzh-${month}`)?.last ?? 0) + 1;
  counters.put(`dkzh-${month}`, { day, last });
  return `${month}${String(last).padStart(8, '0')}`;
}
