import type { CertificateBasis, CertificateRequest } from '@/api/person/certificates';
import { monthOf, monthsBetween, type PlainMonth, shiftMonth } from '@/domain/dates';
import { ENGLISH_TEXT_PROBLEM, isEnglishText } from '@/domain/text/english-text';
import { isPassportName, PASSPORT_NAME_PROBLEM } from '@/domain/text/passport-name';
import { systemValue } from '@/session/system-config';
import type { CertificatePlan } from './certificate-kinds';

export type CertificateValues = Omit<CertificateRequest, 'zmlx'>;
export type CertificateErrors = Partial<Record<keyof CertificateValues, string>>;

/** Dictionary code of the free-text purpose. */
export const OTHER_PURPOSE = '9';
const USUAL_PERIOD = 12;

export const CHINESE = '1';
export const BILINGUAL = '2';

/** Whether the form asks for months: always, or if single deposits are listed. */
export const hasPeriod = (plan: CertificatePlan, { sflmx }: CertificateValues) =>
  plan.period || (plan.content && sflmx === '1');

/** Whether a free-text purpose is also required in English: the centre does not translate it. */
export const needsEnglish = (plan: CertificatePlan, { zmyz, zmyt }: CertificateValues) =>
  plan.content && zmyz === BILINGUAL && zmyt === OTHER_PURPOSE;

/** Initial values: the loan of the referring page or the only loan; the period is the last year. */
export function firstValues(
  plan: CertificatePlan,
  basis: CertificateBasis,
  today: string,
  wanted = '',
): CertificateValues {
  const possible = basis.dk.filter((loan) => loan.yy === '');
  const to = monthOf(today);
  return {
    zmyt: plan.purpose,
    ytsm: '',
    ytsmyw: '',
    dkdzx: '',
    dkzh:
      (possible.find(({ dkzh }) => dkzh === wanted) ?? (possible.length === 1 ? possible[0] : undefined))?.dkzh ?? '',
    ksny: shiftMonth(to, 1 - USUAL_PERIOD),
    jsny: to,
    zmyz: CHINESE,
    xmpy: basis.xmpy,
    sfxsye: '1',
    sflmx: '0',
  };
}

/** First error of each field; empty if valid. */
export function certificateErrors(plan: CertificatePlan, values: CertificateValues, today: string): CertificateErrors {
  const errors: CertificateErrors = {};
  if (plan.loan && values.dkzh === '') errors.dkzh = '请选择贷款';
  if (plan.centre && values.dkdzx.trim() === '') errors.dkdzx = '请输入贷款地公积金中心';
  if (plan.content && values.zmyz === BILINGUAL) {
    if (values.xmpy.trim() === '') errors.xmpy = '请输入护照姓名拼写';
    else if (!isPassportName(values.xmpy.trim())) errors.xmpy = PASSPORT_NAME_PROBLEM;
  }
  if (hasPeriod(plan, values)) Object.assign(errors, periodErrors(values.ksny, values.jsny, monthOf(today)));
  if (values.zmyt === '') errors.zmyt = '请选择用途';
  if (values.zmyt === OTHER_PURPOSE && values.ytsm.trim() === '') errors.ytsm = '请输入用途说明';
  if (needsEnglish(plan, values)) {
    const words = values.ytsmyw.trim();
    if (words === '') errors.ytsmyw = '请输入用途说明（英文）';
    else if (!isEnglishText(words)) errors.ytsmyw = ENGLISH_TEXT_PROBLEM;
  }
  return errors;
}

function periodErrors(from: PlainMonth, to: PlainMonth, last: PlainMonth): CertificateErrors {
  if (from === '') return { ksny: '请选择起始年月' };
  if (to === '') return { jsny: '请选择截止年月' };
  if (from > to) return { jsny: '截止年月不能早于起始年月' };
  if (to > last) return { jsny: '截止年月不能晚于本月' };
  const most = Number(systemValue('p.zmQj'));
  return monthsBetween(from, to) < most ? {} : { jsny: `证明期间不能大于${most}个月` };
}

/** The request; hidden fields are sent empty. */
export function certificateRequest(plan: CertificatePlan, values: CertificateValues): CertificateRequest {
  return {
    zmlx: plan.zmlx,
    zmyt: values.zmyt,
    ytsm: values.zmyt === OTHER_PURPOSE ? values.ytsm : '',
    ytsmyw: needsEnglish(plan, values) ? values.ytsmyw : '',
    dkdzx: plan.centre ? values.dkdzx : '',
    dkzh: plan.loan ? values.dkzh : '',
    ksny: hasPeriod(plan, values) ? values.ksny : '',
    jsny: hasPeriod(plan, values) ? values.jsny : '',
    zmyz: plan.content ? values.zmyz : '',
    xmpy: plan.content && values.zmyz === BILINGUAL ? values.xmpy : '',
    sfxsye: plan.content ? values.sfxsye : '',
    sflmx: plan.content ? values.sflmx : '',
  };
}
