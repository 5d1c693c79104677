import { addMonths } from '@/domain/dates';
import { propertyFeeLimit } from '@/domain/deposit/other-withdrawal';
import { moneyText, parseYuan } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policyFen } from '../../../data/policy/policy';
import { completionWord, isPendingNumber } from '../../cases/case-states';
import { invoiceProblem, invoiceReviewReason } from '../../registers/invoices';
import type { Applicant } from '../rule';
import { aliveUses, drawnText, sumOf, type Use, voucherHousehold } from '../vouchers';
import { checkReasonHome, homeNeed, isListed, type Reason, type WithdrawalReasonValues } from './reason';

const YEAR_OLD = 24;

/** 12 支付物业费: by invoice, at most p.wyfNd a year per household; each spouse may apply once. */
export const propertyFee: Reason = {
  family: true,
  check(reader, applicant) {
    checkReasonHome(reader, applicant);
    const { slrq, store, person } = applicant;
    const { wyfphm: fphm = '' } = reader.values;
    const fpje = parseYuan(reader.valid('wyfje'));
    if (fphm === '') return;
    const household = voucherHousehold(store, person.zjhm, reader.values.pozjhm);
    const from = addMonths(slrq, -YEAR_OLD);
    const problem = invoiceProblem(store, { fphm, lb: '物业', from, household });
    if (problem) reader.fail('wyfphm', problem);
    const doubt = invoiceReviewReason(store, { fphm, fpje, lb: '物业' });
    if (doubt) reader.doubt('wyfphm', doubt, '发票');
    const drawn = drawnBefore(applicant, reader.values);
    if (drawn) reader.fail('wyfphm', drawn);
  },
  conditions(applicant, values) {
    if (!values.wyfnd) return [];
    const taken = ofHousehold(applicant, values);
    const own = taken.find(({ zjhm }) => zjhm === applicant.person.zjhm);
    const last = own ?? taken.at(-1);
    const sum = sumOf(taken);
    const most = policyFen('p.wyfNd');
    const mz = own === undefined && sum < most;
    return [
      {
        tjbh: 'WYFND',
        tjmc: '本年度未办理过物业费提取',
        mz,
        sjz: last
          ? `家庭${isPendingNumber(applicant.store, last.ywlsh) ? '已申请' : '已提取'}${moneyText(sum)}（${last.day}）`
          : '未办理',
        yqz: `每户每年一次，最高${moneyText(most)}`,
        yj: WITHDRAWAL_RULES,
        xyb: '可以办理没有提取过的年度（本年度或上年度），或在下一年度办理',
        refusal: `本年度${last ? completionWord(applicant.store, last) : '已办理'}物业费提取`,
        field: 'wyfnd',
      },
    ];
  },
  limit(applicant, values) {
    const wyfje = parseYuan(values.wyfje ?? '');
    if (wyfje === undefined || !values.wyfnd) return null;
    return {
      ...propertyFeeLimit(wyfje, policyFen('p.wyfNd')),
      ljytq: sumOf(ofHousehold(applicant, values)),
    };
  },
  once: ({ wyfnd }) => `${wyfnd}年度的物业费`,
  drawn: drawnBefore,
  use: ({ bdcqzh = '', wyfnd = '', wyfphm = '' }) => ({ bdcqzh, nd: wyfnd, pz: [wyfphm] }),
  needs: (application, values) => [
    homeNeed(application, isListed(application, values)),
    { wjlxId: '0315', wjmc: '物业费发票', sfbs: '1', mjsm: '' },
  ],
};

/** The spouse may use the rest of the same invoice. */
function drawnBefore(
  { store, person, ywlsh }: Applicant,
  { wyfphm = '', pozjhm }: WithdrawalReasonValues,
): string | undefined {
  const household = voucherHousehold(store, person.zjhm, pozjhm);
  const used = aliveUses(store, ywlsh, ({ pz }) => pz.includes(wyfphm));
  return drawnText(
    store,
    '凭证',
    used.filter(({ zjhm }) => zjhm === person.zjhm || !household.includes(zjhm)),
  );
}

function ofHousehold({ store, person, ywlsh }: Applicant, { wyfnd, pozjhm }: WithdrawalReasonValues): Use[] {
  const household = voucherHousehold(store, person.zjhm, pozjhm);
  return aliveUses(store, ywlsh, (use) => use.qttqyy === '12' && use.nd === wyfnd && household.includes(use.zjhm));
}
