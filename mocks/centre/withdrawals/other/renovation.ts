import { addMonths } from '@/domain/dates';
import { parseArea, renovationLimit } from '@/domain/deposit/other-withdrawal';
import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policy, policyCount, policyFen } from '../../../data/policy/policy';
import { completionWord, isPendingNumber } from '../../cases/case-states';
import type { FieldReader } from '../../cases/field-reader';
import { storedRows } from '../../cases/read-fields';
import { invoiceProblem, invoiceReviewReason } from '../../registers/invoices';
import type { Applicant } from '../rule';
import { aliveUses, drawnText, sumOf, type Use, voucherHousehold } from '../vouchers';
import { checkReasonHome, homeNeed, isListed, type Reason, reasonRow, type WithdrawalReasonValues } from './reason';

/** Text of the next possible renovation; a pending application is named as such, because it may fail. */
const againWords = ({ store }: Applicant, { ywlsh, day }: Use, months: number): string =>
  isPendingNumber(store, ywlsh) ? '该笔申请未通过或者撤回的，可以办理' : `${addMonths(day, months)}起可再次办理`;

/** 11 装修自住住房: by invoices, area × p.zxDj and p.zxZe, once per home in p.zxJg months; spouses share one renovation. */
export const renovation: Reason = {
  family: true,
  check(reader, applicant) {
    const home = checkReasonHome(reader, applicant);
    // The registered area replaces a typed one.
    if (home?.jzmj) {
      reader.values.jzmj = home.jzmj;
      delete reader.errors.jzmj;
    }
    checkInvoices(reader, applicant);
  },
  conditions(applicant, values) {
    if (!values.bdcqzh) return [];
    const blocking = earlierRenovations(applicant, values).find((use) => !isShared(applicant, values, use));
    const months = policyCount('p.zxJg');
    const done = blocking ? completionWord(applicant.store, blocking) : '已办理';
    const refusal = `同一住房${months}个月内${done}装修提取`;
    return [
      {
        tjbh: 'ZXJG',
        tjmc: '同一住房未在规定期限内办理过装修提取',
        mz: blocking === undefined,
        sjz: blocking ? `${blocking.day}${done}` : '未办理',
        yqz: `${months}个月内一次`,
        yj: WITHDRAWAL_RULES,
        xyb: blocking && againWords(applicant, blocking, months),
        refusal: blocking ? `${refusal}（${blocking.day}）` : refusal,
        field: 'bdcqzh',
      },
    ];
  },
  limit(applicant, values) {
    const jzmj = parseArea(values.jzmj ?? '');
    const zxfpje = parseYuan(values.zxfpje ?? '');
    if (jzmj === undefined || zxfpje === undefined) return null;
    const input = { zxfpje, jzmj };
    const policies = { zxDj: policyFen('p.zxDj'), zxZe: policyFen('p.zxZe') };
    return { ...renovationLimit(input, policies), ljytq: sumOf(earlierRenovations(applicant, values)) };
  },
  once: () => '本次装修',
  drawn: (applicant, values) =>
    storedRows(values.zxfp)
      .map(({ fphm = '' }) => drawnOn(applicant, values, fphm))
      .find((drawn) => drawn !== undefined),
  use: ({ bdcqzh = '', zxhtbh = '', zxfp }) => ({
    bdcqzh,
    zxhtbh,
    pz: storedRows(zxfp).map(({ fphm = '' }) => fphm),
  }),
  rows: (values) => reasonRow('发票金额合计', values.zxfpje && moneyText(values.zxfpje)),
  needs: (application, values) => [
    homeNeed(application, isListed(application, values)),
    { wjlxId: '0314', wjmc: '装修合同及发票', sfbs: '1', mjsm: '' },
  ],
};

const earliest = ({ slrq }: Applicant) => addMonths(slrq, -policyCount('p.zxYxq'));

/** Renovations of this home within the last p.zxJg months. */
function earlierRenovations({ store, today, ywlsh }: Applicant, { bdcqzh }: WithdrawalReasonValues): Use[] {
  const months = Number(policy('p.zxJg').value);
  return aliveUses(
    store,
    ywlsh,
    (use) => use.qttqyy === '11' && use.bdcqzh === bdcqzh && addMonths(use.day, months) > today,
  );
}

/** Returns whether an earlier use is the spouse's for the same renovation, whose limit is shared. */
function isShared({ store, person }: Applicant, { zxhtbh, pozjhm }: WithdrawalReasonValues, use: Use): boolean {
  const household = voucherHousehold(store, person.zjhm, pozjhm);
  return use.zjhm !== person.zjhm && household.includes(use.zjhm) && use.zxhtbh === zxhtbh;
}

/** Compares each invoice with the tax system and with earlier uses; the sum is computed. */
function checkInvoices(reader: FieldReader, applicant: Applicant): void {
  const { store, person } = applicant;
  const household = voucherHousehold(store, person.zjhm, reader.values.pozjhm);
  let sum = 0n;
  storedRows(reader.values.zxfp).forEach(({ fphm = '', fpje = '' }, index) => {
    const fen = parseYuan(fpje);
    if (fen !== undefined && fen > 0n) sum += fen;
    if (fphm === '') return;
    const invoice = { fphm, fpje: fen, lb: '装修', from: earliest(applicant), household } as const;
    const problem = invoiceProblem(store, invoice) ?? drawnOn(applicant, reader.values, fphm);
    if (problem) reader.fail(`zxfp.${index}.fphm`, problem);
    const doubt = invoiceReviewReason(store, invoice);
    if (doubt) reader.doubt('zxfp', `${fphm}：${doubt}`, '发票');
  });
  reader.values.zxfpje = sum > 0n ? toYuan(sum) : '';
}

function drawnOn(applicant: Applicant, values: WithdrawalReasonValues, fphm: string): string | undefined {
  const used = aliveUses(applicant.store, applicant.ywlsh, ({ pz }) => pz.includes(fphm));
  return drawnText(
    applicant.store,
    '凭证',
    used.filter((use) => !isShared(applicant, values, use)),
  );
}
